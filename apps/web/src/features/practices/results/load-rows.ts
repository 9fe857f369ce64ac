import type { ResultTableRow } from '@lectern/contract/attempts/quiz-results'
import { listResultRows } from './api.ts'
import { queryOf, type ResultsSearch } from './results-search.ts'

/** All attempts that count, part by part; tells after each part how many there are. */
export const loadRows = async (
  quizId: number,
  search: ResultsSearch,
  onLoaded: (count: number) => void,
): Promise<ResultTableRow[]> => {
  const rows: ResultTableRow[] = []
  let hasMore = true
  while (hasMore) {
    const after = rows.at(-1)?.id
    const part = await listResultRows({ params: { quiz: quizId }, query: { ...queryOf(search), after } })
    rows.push(...part.data)
    onLoaded(rows.length)
    hasMore = part.has_more && part.data.length > 0
  }
  return rows
}
