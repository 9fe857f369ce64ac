import { readChoice, readNumber, readWords } from '../../lib/routing/read-search.ts'

/** How many rows a page of a list may have. */
export const pageSizes = [15, 50, 100] as const

/** What the address of every list may say (document 001 §2). */
export interface ListSearch {
  q?: string | undefined
  page?: number | undefined
  per_page?: number | undefined
}

export interface OrderedSearch<Order extends string> extends ListSearch {
  order?: Order | undefined
  direction?: Direction | undefined
}

export type Direction = 'asc' | 'desc'

/** Words and page of a list, out of its address. */
export const readListSearch = (search: Record<string, unknown>): ListSearch => {
  const perPage = readNumber(search['per_page'])
  return {
    q: readWords(search['q']),
    page: readNumber(search['page']),
    per_page: perPage && Math.min(perPage, pageSizes[2]),
  }
}

/** The same of a list that can be put in order. */
export const readOrderedSearch = <const Order extends string>(
  search: Record<string, unknown>,
  orders: readonly Order[],
): OrderedSearch<Order> => ({
  ...readListSearch(search),
  order: readChoice(search['order'], orders),
  direction: readChoice(search['direction'], ['asc', 'desc']),
})
