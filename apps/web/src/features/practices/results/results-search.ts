import type { CallInput } from '../../../lib/api/index.ts'
import { readChoice, readNumber } from '../../../lib/routing/read-search.ts'
import type { getQuizResults } from '@lectern/contract/practices/quiz-results.api'

/** Days up to now from which attempts are counted. */
export const periods = ['7', '30', '90', '365'] as const

/** Which attempts the page counts, as its address says. */
export interface ResultsSearch {
  attempts?: 'all' | undefined
  version?: number | undefined
  days?: (typeof periods)[number] | undefined
}

export const readResultsSearch = (search: Record<string, unknown>): ResultsSearch => ({
  attempts: readChoice(search['attempts'], ['all']),
  version: readNumber(search['version']),
  days: readChoice(String(search['days']), periods),
})

const dayMs = 86_400_000

/** Whole days, so that the same page asks the same again. */
const startOf = (days: string): string =>
  new Date((Math.floor(Date.now() / dayMs) + 1 - Number(days)) * dayMs).toISOString()

/** The same as the calls take it. */
export const queryOf = ({
  attempts,
  version,
  days,
}: ResultsSearch): NonNullable<CallInput<typeof getQuizResults>['query']> => ({
  attempts,
  version_id: version,
  from: days && startOf(days),
})
