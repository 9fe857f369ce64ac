import { type BankOrder, bankOrders } from '@lectern/contract/quizzes/bank/bank-orders'
import { questionSlugs, type QuestionSlug } from '@lectern/contract/quizzes/question-types/slugs'
import { type OrderedSearch, readOrderedSearch } from '../../../frame/index.ts'
import { readChoice } from '../../../lib/routing/read-search.ts'
import { type FoundBy, foundByQuery, readFoundBy, sortingOf } from '../lists/found-by.ts'

export interface BankListSearch extends OrderedSearch<BankOrder>, FoundBy {
  type?: QuestionSlug | undefined
  new?: true | undefined
}

/** What the address of the question bank says. */
export const readBankSearch = (search: Record<string, unknown>): BankListSearch => ({
  ...readOrderedSearch(search, bankOrders),
  type: readChoice(search['type'], questionSlugs),
  ...readFoundBy(search),
})

export const bankSorting = sortingOf(bankOrders, 'updated')

export const bankRows = { name: 'bank-questions', perPage: 50 } as const

/** What the server is asked for such an address; `perPage` is the length that was chosen before. */
export const bankQuery = (search: BankListSearch, perPage: number = bankRows.perPage) => {
  const { q, page, per_page, type, order = bankSorting.usual, direction } = search
  return {
    query: {
      query: q,
      page: page ?? 1,
      per_page: per_page ?? perPage,
      type,
      ...foundByQuery(search),
      order,
      direction: direction ?? bankSorting.first(order),
    },
  }
}
