import { useQuery, useQueryClient } from '@tanstack/react-query'
import { toasts } from '@lectern/ui/feedback/toast-store'
import type {
  ContactFieldSetup,
  ContactSettings,
  contactFieldChange,
} from '@lectern/contract/contacts/contact-settings'
import type { z } from 'zod'
import { useSaving } from '../../../frame/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import * as api from '../api.ts'
import { orderOf } from './settings-work.ts'

export type FieldChange = z.input<typeof contactFieldChange>

const query = queryFor(api.getContactSettings, {})

/** Tabs and fields of the school, and what is done with them: each change is stored at once. */
export const useContactSettings = () => {
  const { t } = useTexts()
  const queries = useQueryClient()
  const settings = useQuery(query)
  const { saving, save, error } = useSaving()

  const show = (data: ContactSettings) => queries.setQueryData(query.queryKey, { data })
  /** Stores a change and shows what stands then. */
  const store = (work: () => Promise<{ data: ContactSettings }>): Promise<boolean> =>
    save(async () => show((await work()).data))
  /** Shows an order at once; what cannot be stored is taken back. */
  const sort = async (before: ContactSettings, after: ContactSettings): Promise<void> => {
    show(after)
    const body = { tabs: orderOf(after), was: orderOf(before) }
    const isStored = await store(() => api.orderContactFields({ body }))
    if (!isStored) await queries.invalidateQueries({ queryKey: query.queryKey })
  }
  const restore = ({ id }: ContactFieldSetup) =>
    store(() => api.restoreContactField({ params: { field: id } }))
  const archive = async (field: ContactFieldSetup): Promise<void> => {
    const isStored = await store(() => api.archiveContactField({ params: { field: field.id } }))
    if (!isStored) return
    toasts.show({
      title: t('contacts.settings_archived', { field: field.title }),
      action: { label: t('contacts.settings_undo'), onSelect: () => void restore(field) },
    })
  }
  const change = (fieldId: number, body: FieldChange & { accepts_loss?: boolean }) =>
    store(() => api.updateContactField({ params: { field: fieldId }, body }))

  return { settings, saving, error, store, sort, archive, restore, change }
}
export type SettingsWork = ReturnType<typeof useContactSettings>
