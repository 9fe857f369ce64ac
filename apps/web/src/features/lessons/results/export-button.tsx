import type { QuizResults } from '@lectern/contract/attempts/quiz-results'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { Download } from 'lucide-react'
import { downloadText } from '../../../lib/download.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import textStyles from '@lectern/ui/text/text.module.css'
import { csvOf } from './csv.ts'
import { loadRows } from './load-rows.ts'
import type { ResultsSearch } from './results-search.ts'
import { useTableOf } from './use-table-of.ts'
import styles from './results.module.css'

/** Takes the counted attempts along as a file for a spreadsheet. */
export const ExportButton = ({ results, search }: { results: QuizResults; search: ResultsSearch }) => {
  const { t } = useTexts()
  const tableOf = useTableOf(results)
  const { run, busy, error } = useAction(async () => {
    const rows = await loadRows(results.quiz.id, search)
    downloadText(`${fileName(results.quiz.name)}.csv`, csvOf(tableOf(rows)), 'text/csv')
  })
  return (
    <span className={styles.export}>
      {error && (
        <span className={textStyles.wrong} role="alert">
          {errorText(error, t)}
        </span>
      )}
      <Button icon={<Icon of={Download} />} busy={busy} onClick={() => run(undefined)}>
        {t('create-course.results_export')}
      </Button>
    </span>
  )
}

/** Without what a file system takes for something else. */
const fileName = (name: string): string => name.replaceAll(/[\\/:*?"<>|\s]+/g, ' ').trim() || 'results'
