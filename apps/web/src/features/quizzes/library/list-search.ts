import { type QuizOrder, quizOrders } from '@lectern/contract/quizzes/library/quiz-orders'
import { type OrderedSearch, readOrderedSearch } from '../../../frame/index.ts'
import { readNumber } from '../../../lib/routing/read-search.ts'
import { type FoundBy, foundByQuery, readFoundBy, sortingOf } from '../lists/found-by.ts'

export interface QuizListSearch extends OrderedSearch<QuizOrder>, FoundBy {
  /** 0 for what lies in no folder. */
  folder?: number | undefined
  new?: true | undefined
}

/** What the address of the library says. */
export const readQuizListSearch = (search: Record<string, unknown>): QuizListSearch => ({
  ...readOrderedSearch(search, quizOrders),
  folder: readNumber(search['folder'], 0),
  ...readFoundBy(search),
})

export const quizSorting = sortingOf(quizOrders, 'updated')

export const quizRows = { name: 'quizzes', perPage: 50 } as const

/** What the server is asked for such an address; `perPage` is the length that was chosen before. */
export const quizQuery = (search: QuizListSearch, perPage: number = quizRows.perPage) => {
  const { q, page, per_page, folder, order = quizSorting.usual, direction } = search
  return {
    query: {
      query: q,
      page: page ?? 1,
      per_page: per_page ?? perPage,
      folder_id: folder,
      ...foundByQuery(search),
      order,
      direction: direction ?? quizSorting.first(order),
    },
  }
}
