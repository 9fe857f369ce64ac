import { useQuery, useQueryClient } from '@tanstack/react-query'
import { toasts } from '@lectern/ui/feedback/toast-store'
import type { ContactFieldSetup, ContactSettings } from '@lectern/contract/contacts/contact-settings'
import { useRef } from 'react'
import { useSaving } from '../../../frame/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import * as api from '../api.ts'
import { type FieldChange, orderOf, withFieldChanged } from './settings-work.ts'

const query = queryFor(api.getContactSettings, {})

/** Tabs and fields of the school, and what is done with them: each change is stored at once. */
export const useContactSettings = () => {
  const { t } = useTexts()
  const queries = useQueryClient()
  const settings = useQuery(query)
  const { saving, save, error } = useSaving()

  const line = useRef({ waiting: 0, last: Promise.resolve() })
  const show = (data: ContactSettings) => queries.setQueryData(query.queryKey, { data })
  /** Does one thing after the other, so that each meets what the one before left; shows what stands after the last. */
  const inLine = async (work: () => Promise<{ data: ContactSettings }>): Promise<void> => {
    const place = line.current
    const before = place.last
    const done = Promise.withResolvers<void>()
    place.last = done.promise
    place.waiting += 1
    try {
      await before
      const { data } = await work()
      if (place.waiting === 1) show(data)
    } finally {
      place.waiting -= 1
      done.resolve()
    }
  }
  /** Stores a change; one that is refused is taken back from the page. */
  const store = async (work: () => Promise<{ data: ContactSettings }>): Promise<boolean> => {
    const isStored = await save(() => inLine(work))
    if (!isStored) await queries.invalidateQueries({ queryKey: query.queryKey })
    return isStored
  }
  /** Shows an order at once. */
  const sort = (before: ContactSettings, after: ContactSettings): Promise<boolean> => {
    show(after)
    const body = { tabs: orderOf(after), was: orderOf(before) }
    return store(() => api.orderContactFields({ body }))
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
  /** Shows a change at once: what is written next builds on it. */
  const change = (fieldId: number, body: FieldChange & { accepts_loss?: boolean }) => {
    const shown = queries.getQueryData<{ data: ContactSettings }>(query.queryKey)
    if (shown) show(withFieldChanged(shown.data, fieldId, body))
    return store(() => api.updateContactField({ params: { field: fieldId }, body }))
  }

  return { settings, saving, error, store, sort, archive, restore, change }
}
export type SettingsWork = ReturnType<typeof useContactSettings>
