import type { CursorMeta } from '@lectern/contract/kernel/paging'
import { useQuery } from '@tanstack/react-query'
import { queryKeyOf } from '../../../lib/api/index.ts'
import { countContacts, listContacts } from '../api.ts'
import { type ContactsSearch, contactsFilter } from './contacts-search.ts'

interface Page {
  readonly data: readonly unknown[]
  readonly meta: CursorMeta
}

/** The meta of a page with the length of its list: a page comes before its list is counted. */
export const useContactTotal = (search: ContactsSearch, page: Page | undefined): CursorMeta | undefined => {
  const body = contactsFilter(search)
  const counted = useQuery({
    queryKey: [...queryKeyOf(listContacts), 'count', JSON.stringify(body)],
    queryFn: () => countContacts({ body }),
    enabled: page !== undefined && page.meta.total === null,
    meta: { onlyLogged: true },
  }).data?.data
  if (page === undefined || page.meta.total !== null || counted === undefined) return page?.meta
  // Where counting ended before its first figure, what is in sight is known at least.
  const total = Math.max(counted.count, page.data.length)
  return { ...page.meta, total, is_total_exact: counted.is_exact }
}
