import { useMutation } from '@tanstack/react-query'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { liftSuppression, suppressAddress } from '../api.ts'
import { useConsents } from './use-consents.ts'

/** Keeps an address out and lets it in again; each notice can take it back. */
export const useSuppression = (contactId: number, email: string) => {
  const { t } = useTexts()
  const { take } = useConsents(contactId)
  const params = { contact: contactId }
  const change = useMutation({
    mutationFn: (isKeptOut: boolean) =>
      isKeptOut ? suppressAddress({ params }) : liftSuppression({ params }),
    onSuccess: async (reply, isKeptOut) => {
      toasts.show({
        tone: 'success',
        title: t(isKeptOut ? 'contacts.suppressed_done' : 'contacts.suppressed_lifted', { email }),
        action: { label: t('contacts.card_undo'), onSelect: () => change.mutate(!isKeptOut) },
      })
      await take(reply)
    },
    onError: (error) => toasts.show({ tone: 'danger', title: errorText(error, t) }),
    meta: { showsErrors: true },
  })
  return { set: (isKeptOut: boolean) => change.mutate(isKeptOut), busy: change.isPending }
}
