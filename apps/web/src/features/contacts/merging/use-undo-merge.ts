import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Unmerged } from '@lectern/contract/contacts/merging/merging'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { queryFor } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { getContact, listContactColumns, undoMerge } from '../api.ts'
import { contactName } from '../list/contact-name.ts'
import { nameOfKey } from './value-words.ts'

/** Nothing that was read of contacts before two became one, or two again, counts any more. */
export const forgetContacts = async (client: QueryClient, gone: number): Promise<void> => {
  client.removeQueries({ queryKey: queryFor(getContact, { params: { contact: gone } }).queryKey })
  await client.invalidateQueries()
}

/** Makes two contacts of one again, and tells what stays with the one that stayed. */
export const useUndoMerge = () => {
  const { t } = useTexts()
  const client = useQueryClient()
  const keptWords = async ({ survivor, kept }: Unmerged): Promise<string | undefined> => {
    const columns =
      kept.field_ids.length > 0 && (await client.ensureQueryData(queryFor(listContactColumns, {})))
    const titles = (columns ? columns.data : []).filter(({ id }) => kept.field_ids.includes(id))
    const named = [...kept.keys.map((key) => nameOfKey(key, t)), ...titles.map(({ title }) => title)].join(
      ', ',
    )
    return named === '' ? undefined : t('contacts.merge_kept', { name: contactName(survivor), fields: named })
  }
  const undo = useMutation({
    mutationFn: (mergeId: number) => undoMerge({ params: { merge: mergeId } }),
    onSuccess: async ({ data }) => {
      const names = { one: contactName(data.survivor), other: contactName(data.restored) }
      toasts.show({
        tone: 'success',
        title: t('contacts.merge_undone', names),
        message: await keptWords(data),
      })
      await forgetContacts(client, data.restored.id)
    },
    onError: (error) => toasts.show({ tone: 'danger', title: errorText(error, t) }),
    meta: { showsErrors: true },
  })
  return { undo: (mergeId: number) => undo.mutate(mergeId), busy: undo.isPending }
}
