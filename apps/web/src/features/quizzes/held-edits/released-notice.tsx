import { buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Notice } from '@lectern/ui/feedback/notice'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import type { HeldWork } from './use-held-edits.ts'

/** Says that learners get the edits now, and offers finished attempts the same. */
export const ReleasedNotice = ({ work }: { work: HeldWork }) => {
  const { t } = useTexts()
  const isOffered = work.rights.mayRecalculate && (work.use?.attempts_finished ?? 0) > 0
  return (
    <Notice
      tone="success"
      announce="politely"
      title={t('quizzes.held_released')}
      close={{ label: t('common.close'), onClose: work.closeReleased }}
      actions={
        isOffered && (
          <Link className={buttonClass({ size: 'small' })} href={expertPaths.recalculation(work.quizId)}>
            {t('quizzes.held_recalculate')}
          </Link>
        )
      }
    />
  )
}
