import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { errorText } from '../../lib/errors.ts'
import { useTexts } from '../../lib/texts/index.ts'

interface LoadFailureProps {
  /** Nothing is shown without one. */
  error: Error | null
  onRetry: () => unknown
}

/** Why a list is not there, and the way to try again. */
export const LoadFailure = ({ error, onRetry }: LoadFailureProps) => {
  const { t } = useTexts()
  if (!error) return null
  return (
    <Notice
      tone="danger"
      title={errorText(error, t)}
      actions={<Button onClick={() => void onRetry()}>{t('common.try_again')}</Button>}
    />
  )
}
