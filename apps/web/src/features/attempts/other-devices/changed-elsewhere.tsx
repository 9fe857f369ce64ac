import { Notice } from '@lectern/ui/feedback/notice'
import { useDates, useTexts } from '../../../lib/texts/index.ts'

/** Another device of the learner changed an answer, which is shown now. */
export const ChangedElsewhere = ({ at }: { at: string }) => {
  const { t } = useTexts()
  const { clock } = useDates()
  return (
    <Notice tone="info" announce="politely" title={t('quiz.changed_elsewhere_title')}>
      {t('quiz.changed_elsewhere_text', { time: clock(at) })}
    </Notice>
  )
}
