import type { QuizResults } from '@lectern/contract/attempts/quiz-results'
import { TableExport } from '../../../frame/expert/index.ts'
import { loadRows } from './load-rows.ts'
import type { ResultsSearch } from './results-search.ts'
import { useTableOf } from './use-table-of.ts'

/** Takes the counted attempts along as a file for a spreadsheet. */
export const ExportButton = ({ results, search }: { results: QuizResults; search: ResultsSearch }) => {
  const tableOf = useTableOf(results)
  return (
    <TableExport
      name={results.quiz.name}
      total={results.counted}
      load={async (onLoaded) => tableOf(await loadRows(results.quiz.id, search, onLoaded))}
    />
  )
}
