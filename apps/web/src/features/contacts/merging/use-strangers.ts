import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LikeContact } from '@lectern/contract/contacts/merging/merging'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { queryKeyOf } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { listLikePairs, listSuggestions, markStrangers, unmarkStrangers } from '../api.ts'
import { contactName } from '../list/contact-name.ts'

type Person = Pick<LikeContact, 'id' | 'name' | 'surname' | 'email' | 'phone'>

/** Says that two contacts are two people; the notice can take it back. */
export const useStrangers = (onMarked?: () => void) => {
  const { t } = useTexts()
  const client = useQueryClient()
  const tell = (error: Error) => toasts.show({ tone: 'danger', title: errorText(error, t) })
  const reload = () =>
    Promise.all(
      [listLikePairs, listSuggestions].map((each) =>
        client.invalidateQueries({ queryKey: queryKeyOf(each) }),
      ),
    )
  const settings = { onError: tell, meta: { showsErrors: true } }
  const unmark = useMutation({
    mutationFn: ([one, other]: readonly [Person, Person]) =>
      unmarkStrangers({ params: { contact: one.id, other: other.id } }),
    onSuccess: reload,
    ...settings,
  })
  const mark = useMutation({
    mutationFn: ([one, other]: readonly [Person, Person]) =>
      markStrangers({ params: { contact: one.id, other: other.id } }),
    onSuccess: async (_done, pair) => {
      const [one, other] = pair
      toasts.show({
        tone: 'success',
        title: t('contacts.strangers_done', { one: contactName(one), other: contactName(other) }),
        action: { label: t('contacts.card_undo'), onSelect: () => unmark.mutate(pair) },
      })
      onMarked?.()
      await reload()
    },
    ...settings,
  })
  return { mark: (one: Person, other: Person) => mark.mutate([one, other]), busy: mark.isPending }
}
