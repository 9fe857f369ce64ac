import { toasts } from '@lectern/ui/feedback/toast-store'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'

/** What does something, and tells in passing, in the reader's language, why it failed; it never rejects. */
export const useTold = () => {
  const { t } = useTexts()
  return async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      toasts.show({ tone: 'danger', title: errorText(error, t) })
    }
  }
}
