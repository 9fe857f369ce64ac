import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'

interface ClearQuestionProps {
  /** Takes all answers back; fails with what the server said. */
  onClear: () => Promise<void>
  onClose: () => void
}

/** Asked before all answers of an attempt are taken back. */
export const ClearQuestion = ({ onClear, onClose }: ClearQuestionProps) => {
  const { t } = useTexts()
  const clearing = useAction(async () => {
    await onClear()
    onClose()
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('quiz.clear_question')}
      description={t('quiz.clear_question_text')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('quiz.keep_answering')}</Button>
          <Button variant="danger" busy={clearing.busy} onClick={() => clearing.run(undefined)}>
            {t('quiz.clear')}
          </Button>
        </>
      }
    >
      {clearing.error && (
        <Notice tone="danger" announce="at-once">
          {errorText(clearing.error, t)}
        </Notice>
      )}
    </Dialog>
  )
}
