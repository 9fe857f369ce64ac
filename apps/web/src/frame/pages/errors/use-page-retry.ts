import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { errorText } from '../../../lib/errors.ts'
import type { Translate } from '../../../lib/texts/index.ts'
import { isScriptLoss, mayPass, useRetry } from '../../../lib/use-retry.ts'

/** Makes a page again that could not be made: at a press, and by itself where it may work in a moment. */
export const usePageRetry = ({ error, reset }: ErrorComponentProps): (() => void) => {
  const router = useRouter()
  const retry = () => {
    // A script that did not arrive is not asked for again by a page that stands.
    if (isScriptLoss(error)) return window.location.reload()
    reset()
    void router.invalidate()
  }
  useRetry(error, retry)
  return retry
}

/** Why a page could not be made, and whether it tries again by itself. */
export const failureText = (error: unknown, t: Translate): string => {
  const why = isScriptLoss(error) ? t('common.error_network') : errorText(error, t)
  return mayPass(error) ? `${why} ${t('common.error_retried')}` : why
}
