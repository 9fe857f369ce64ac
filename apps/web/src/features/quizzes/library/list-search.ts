import { type QuizOrder, quizOrders } from '@lectern/contract/quizzes/library/library'
import { type OrderedSearch, readOrderedSearch } from '../../../frame/index.ts'
import { readChoice, readFlag, readNumber, readWords } from '../../../lib/routing/read-search.ts'

export interface QuizListSearch extends OrderedSearch<QuizOrder> {
  /** 0 for what lies in no folder. */
  folder?: number | undefined
  tag?: string | undefined
  used?: 'yes' | 'no' | undefined
  state?: 'archived' | undefined
  new?: true | undefined
}

/** What the address of the library says (document 000 §2: `?new=true` opens the creation). */
export const readQuizListSearch = (search: Record<string, unknown>): QuizListSearch => ({
  ...readOrderedSearch(search, quizOrders),
  folder: readNumber(search['folder'], 0),
  tag: readWords(search['tag']),
  used: readChoice(search['used'], ['yes', 'no']),
  state: readChoice(search['state'], ['archived']),
  new: readFlag(search['new']),
})

/** The order before anybody chose: names from A, the rest from the most or latest. */
export const quizSorting = {
  orders: quizOrders,
  usual: 'updated',
  first: (order: QuizOrder) => (order === 'name' ? 'asc' : 'desc'),
} as const

export const quizRows = { name: 'quizzes', perPage: 50 } as const

/** What the server is asked for such an address; `perPage` is the length that was chosen before. */
export const quizQuery = (search: QuizListSearch, perPage: number = quizRows.perPage) => {
  const { q, page, per_page, folder, tag, used, state, order = quizSorting.usual, direction } = search
  return {
    query: {
      query: q,
      page: page ?? 1,
      per_page: per_page ?? perPage,
      folder_id: folder,
      tag,
      is_used: used === undefined ? undefined : used === 'yes' ? 1 : 0,
      is_archived: state === 'archived' ? 1 : undefined,
      order,
      direction: direction ?? quizSorting.first(order),
    },
  }
}
