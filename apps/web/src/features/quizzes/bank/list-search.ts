import { type BankOrder, bankOrders } from '@lectern/contract/quizzes/bank/bank'
import { questionSlugs, type QuestionSlug } from '@lectern/contract/quizzes/question-types/slugs'
import { type OrderedSearch, readOrderedSearch } from '../../../frame/index.ts'
import { readChoice, readFlag, readWords } from '../../../lib/routing/read-search.ts'

export interface BankListSearch extends OrderedSearch<BankOrder> {
  type?: QuestionSlug | undefined
  tag?: string | undefined
  used?: 'yes' | 'no' | undefined
  state?: 'archived' | undefined
  new?: true | undefined
}

/** What the address of the question bank says. */
export const readBankSearch = (search: Record<string, unknown>): BankListSearch => ({
  ...readOrderedSearch(search, bankOrders),
  type: readChoice(search['type'], questionSlugs),
  tag: readWords(search['tag']),
  used: readChoice(search['used'], ['yes', 'no']),
  state: readChoice(search['state'], ['archived']),
  new: readFlag(search['new']),
})

/** The order before anybody chose: texts from A, the rest from the most or latest. */
export const bankSorting = {
  orders: bankOrders,
  usual: 'updated',
  first: (order: BankOrder) => (order === 'name' ? 'asc' : 'desc'),
} as const

export const bankRows = { name: 'bank-questions', perPage: 50 } as const

/** What the server is asked for such an address; `perPage` is the length that was chosen before. */
export const bankQuery = (search: BankListSearch, perPage: number = bankRows.perPage) => {
  const { q, page, per_page, type, tag, used, state, order = bankSorting.usual, direction } = search
  return {
    query: {
      query: q,
      page: page ?? 1,
      per_page: per_page ?? perPage,
      type,
      tag,
      is_used: used === undefined ? undefined : used === 'yes' ? 1 : 0,
      is_archived: state === 'archived' ? 1 : undefined,
      order,
      direction: direction ?? bankSorting.first(order),
    },
  }
}
