import type { QueryClient } from '@tanstack/react-query'
import { offerListStates } from '@lectern/contract/offers/offer-list-states'
import { queryFor } from '../../../lib/api/index.ts'
import { readChoice } from '../../../lib/routing/read-search.ts'
import { type ListSearch, readListSearch } from '../../../frame/index.ts'
import { listClosedGroups, listCourseCards } from '../api.ts'

export interface OfferListSearch extends ListSearch {
  status?: (typeof offerListStates)[number] | undefined
  product?: number | undefined
}

/** What the address of the list of offers says. */
export const readOfferListSearch = (search: Record<string, unknown>): OfferListSearch => {
  const product = Number(search['product'])
  return {
    ...readListSearch(search),
    status: readChoice(search['status'], offerListStates),
    product: Number.isSafeInteger(product) && product > 0 ? product : undefined,
  }
}

export const offerRows = { name: 'offers', perPage: 50 } as const

/** What the server is asked for such an address: drafts too, and those that the school alone gives; archived ones when asked for. */
export const offersQuery = (
  { q, page, per_page, status, product }: OfferListSearch,
  perPage: number = offerRows.perPage,
) => ({
  query: {
    query: q,
    status,
    products: product === undefined ? undefined : String(product),
    with_draft: '1' as const,
    display_all: '1' as const,
    with_counts: '1' as const,
    page: page ?? 1,
    per_page: per_page ?? perPage,
  },
})

const products = { page: 1, per_page: 100 }

/** What can be put into an offer: courses and marathons that are not archived. */
export const coursesQuery = () =>
  queryFor(listCourseCards, { query: { ...products, status: 'current' as const } })

/** What can be put into an offer: closed groups. */
export const groupsQuery = () => queryFor(listClosedGroups, { query: products })

interface OffersPage {
  context: { queryClient: QueryClient }
}

/** Fetches what the filter of products offers; whoever may not list it has a page without it. */
export const prepareProducts = async ({ context: { queryClient } }: OffersPage): Promise<void> => {
  await Promise.all([queryClient.prefetchQuery(coursesQuery()), queryClient.prefetchQuery(groupsQuery())])
}
