import { readChoice, readNumber, readWords } from '../../../lib/routing/read-search.ts'

/** Statuses by which attempts are found, as the call takes them. */
export const statusFilters = ['1', '2', '5', '6', '3', '4'] as const
export type StatusFilter = (typeof statusFilters)[number]

export interface PracticeSearch {
  status?: StatusFilter | undefined
  quiz?: number | undefined
  q?: string | undefined
  page?: number | undefined
  per_page?: number | undefined
}

/** What the address of the practices says. */
export const readPracticeSearch = (search: Record<string, unknown>): PracticeSearch => ({
  status: readChoice(String(search['status']), statusFilters),
  quiz: readNumber(search['quiz']),
  q: readWords(search['q']),
  page: readNumber(search['page']),
  per_page: readNumber(search['per_page']),
})
