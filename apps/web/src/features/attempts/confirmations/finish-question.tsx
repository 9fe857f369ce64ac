import { Button } from '@lectern/ui/actions/button'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { useTexts } from '../../../lib/texts/index.ts'

interface FinishQuestionProps {
  /** Questions without an answer. */
  count: number
  onFinish: () => void
  onClose: () => void
}

/** Asked before an attempt ends with questions left out. */
export const FinishQuestion = ({ count, onFinish, onClose }: FinishQuestionProps) => {
  const { t } = useTexts()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('quiz.finish_question')}
      description={t('quiz.finish_question_text', { count })}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('quiz.keep_answering')}</Button>
          <Button variant="primary" onClick={onFinish}>
            {t('quiz.finish')}
          </Button>
        </>
      }
    />
  )
}
