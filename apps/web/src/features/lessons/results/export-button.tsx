import type { QuizResults } from '@lectern/contract/attempts/quiz-results'
import { Button } from '@lectern/ui/actions/button'
import { Menu } from '@lectern/ui/actions/menu'
import { Icon } from '@lectern/ui/layout/icon'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { Cell } from '../../../lib/downloads/csv.ts'
import { downloadFile } from '../../../lib/downloads/download.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import textStyles from '@lectern/ui/text/text.module.css'
import { loadRows } from './load-rows.ts'
import type { ResultsSearch } from './results-search.ts'
import { useTableOf } from './use-table-of.ts'
import styles from './results.module.css'

type Format = 'xlsx' | 'csv'

// Each with its library, which nobody needs who does not export.
const writers: Record<Format, (rows: Cell[][]) => Promise<Blob>> = {
  xlsx: async (rows) => (await import('./workbook.ts')).workbookOf(rows),
  csv: async (rows) => (await import('../../../lib/downloads/csv.ts')).csvOf(rows),
}

/** Takes the counted attempts along as a file for a spreadsheet. */
export const ExportButton = ({ results, search }: { results: QuizResults; search: ResultsSearch }) => {
  const { t, number } = useTexts()
  const tableOf = useTableOf(results)
  const [loaded, setLoaded] = useState(0)
  const { run, busy, error } = useAction(async (format: Format) => {
    setLoaded(0)
    const rows = await loadRows(results.quiz.id, search, setLoaded)
    downloadFile(`${fileName(results.quiz.name)}.${format}`, await writers[format](tableOf(rows)))
  })
  const label = t('create-course.results_export')
  return (
    <span className={styles.export}>
      {error && (
        <span className={textStyles.wrong} role="alert">
          {errorText(error, t)}
        </span>
      )}
      {busy && results.counted > 0 && (
        <span role="status">
          {t('create-course.results_export_progress', {
            done: number(Math.min(loaded, results.counted)),
            total: number(results.counted),
          })}
        </span>
      )}
      <Menu
        label={label}
        align="end"
        entries={(['xlsx', 'csv'] as const).map((format) => ({
          kind: 'action',
          label: t(`create-course.results_export_${format}`),
          onSelect: () => run(format),
        }))}
        renderTrigger={(attributes) => (
          <Button {...attributes} icon={<Icon of={Download} />} busy={busy}>
            {label}
          </Button>
        )}
      />
    </span>
  )
}

/** Without what a file system takes for something else. */
const fileName = (name: string): string => name.replaceAll(/[\\/:*?"<>|\s]+/g, ' ').trim() || 'results'
