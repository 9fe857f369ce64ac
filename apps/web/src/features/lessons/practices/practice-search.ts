import { type ListSearch, readListSearch } from '../../../frame/index.ts'
import { readChoice, readNumber } from '../../../lib/routing/read-search.ts'

/** Statuses by which attempts are found, as the call takes them. */
export const statusFilters = ['1', '2', '5', '6', '3', '4'] as const
export type StatusFilter = (typeof statusFilters)[number]

export interface PracticeSearch extends ListSearch {
  status?: StatusFilter | undefined
  quiz?: number | undefined
}

/** What the address of the practices says. */
export const readPracticeSearch = (search: Record<string, unknown>): PracticeSearch => ({
  ...readListSearch(search),
  status: readChoice(String(search['status']), statusFilters),
  quiz: readNumber(search['quiz']),
})
