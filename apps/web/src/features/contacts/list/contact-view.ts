import type { ViewQuery } from '@lectern/contract/views/views'
import type { KeptList } from '../../views/index.ts'
import { type ContactsSearch, contactsFilter, readContactsSearch } from './contacts-search.ts'

/** What is asked of the list, as a view keeps it. */
export const keptListOf = (search: ContactsSearch): KeptList => {
  const asked = { ...contactsFilter(search), sort: search.sorted, direction: search.direction }
  const query = Object.fromEntries(
    Object.entries(asked).flatMap(([part, value]) => (value === undefined ? [] : [[part, value]])),
  )
  return { query, columns: search.columns ?? null }
}

const nothing = {
  ...{ q: undefined, tag: undefined, account: undefined, list: undefined, filter: undefined },
  ...{ sorted: undefined, direction: undefined, columns: undefined, saved: undefined },
} satisfies ContactsSearch

/** The address of a view, or of the whole list. */
export const searchOfView = (
  view:
    | { readonly id: number; readonly query: ViewQuery; readonly columns: readonly string[] | null }
    | undefined,
): ContactsSearch => {
  if (!view) return nothing
  const { search: q, sort: sorted, ...rest } = view.query
  const { columns } = view
  const asked = readContactsSearch({ ...rest, q, sorted })
  return { ...nothing, ...asked, columns: columns ? [...columns] : undefined, saved: view.id }
}
