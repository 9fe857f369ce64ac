import { Button } from '@lectern/ui/actions/button'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { useNeededTexts, useTexts } from '../../lib/texts/index.ts'

interface SignOutQuestionProps {
  /** Courses that are kept on purpose on this device. */
  count: number
  onYes: () => void
  onNo: () => void
}

/** Says before signing out that it removes what is kept on the device. */
export const SignOutQuestion = ({ count, onYes, onNo }: SignOutQuestionProps) => {
  const { t } = useTexts()
  if (!useNeededTexts('documents')) return null
  return (
    <Dialog
      open
      onClose={onNo}
      title={t('documents.offline_sign_out_title')}
      description={t('documents.offline_sign_out_text', { count })}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={onNo}>{t('documents.offline_cancel')}</Button>
          <Button variant="primary" onClick={onYes}>
            {t('documents.offline_sign_out')}
          </Button>
        </>
      }
    />
  )
}
