import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toasts } from '@lectern/ui/feedback/toast-store'
import type { Tag } from '@lectern/contract/contacts/contacts'
import { queryFor, queryKeyOf } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import * as api from '../api.ts'

const query = queryFor(api.listTags, {})

/** Tags of the school, read anew after each change: the answer has them in order. */
export const useTags = () => {
  const { t } = useTexts()
  const queries = useQueryClient()
  const reload = async (): Promise<void> => {
    // Contacts show the names of their tags.
    for (const each of [api.listContacts, api.getContact])
      void queries.invalidateQueries({ queryKey: queryKeyOf(each) })
    await queries.invalidateQueries({ queryKey: query.queryKey })
  }
  const create = useMutation({
    mutationFn: (name: string) => api.createTag({ body: { name } }),
    onSuccess: async ({ data }) => {
      toasts.show({ title: t('contacts.tags_made', { tag: data.name }) })
      await reload()
    },
    meta: { showsErrors: true },
  })
  return { tags: useQuery(query), create, reload }
}

/** Gives a tag another name; the toast gives the old one back. */
export const useTagName = ({ id, name }: Tag, reload: () => Promise<void>) => {
  const { t } = useTexts()
  return useMutation({
    mutationFn: (next: string) => api.renameTag({ params: { tag: id }, body: { name: next } }),
    onSuccess: async ({ data }) => {
      toasts.show({
        title: t('contacts.tags_renamed', { before: name, tag: data.name }),
        action: {
          label: t('contacts.settings_undo'),
          onSelect: () => void api.renameTag({ params: { tag: id }, body: { name } }).then(reload),
        },
      })
      await reload()
    },
    meta: { showsErrors: true },
  })
}
