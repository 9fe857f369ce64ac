import { Button } from '@lectern/ui/actions/button'
import { Menu } from '@lectern/ui/actions/menu'
import { Icon } from '@lectern/ui/layout/icon'
import textStyles from '@lectern/ui/text/text.module.css'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { Cell } from '../../lib/downloads/csv.ts'
import { downloadFile } from '../../lib/downloads/download.ts'
import { errorText } from '../../lib/errors.ts'
import { useTexts } from '../../lib/texts/index.ts'
import { useAction } from '../../lib/use-action.ts'
import styles from './table-export.module.css'

type Format = 'xlsx' | 'csv'

// Each with its library, which nobody needs who does not export.
const writers: Record<Format, (rows: Cell[][]) => Promise<Blob>> = {
  xlsx: async (rows) => (await import('../../lib/downloads/workbook.ts')).workbookOf(rows),
  csv: async (rows) => (await import('../../lib/downloads/csv.ts')).csvOf(rows),
}

interface TableExportProps {
  /** Of the file, without its ending. */
  name: string
  /** How many rows there are to load. */
  total: number
  /** All rows with their head; tells after each part how many are loaded. */
  load: (onLoaded: (count: number) => void) => Promise<Cell[][]>
}

/** Takes rows along as a file for a spreadsheet, with how far that is. */
export const TableExport = ({ name, total, load }: TableExportProps) => {
  const { t, number } = useTexts()
  const [loaded, setLoaded] = useState(0)
  const { run, busy, error } = useAction(async (format: Format) => {
    setLoaded(0)
    const rows = await load(setLoaded)
    downloadFile(`${fileName(name)}.${format}`, await writers[format](rows))
  })
  const label = t('create-course.results_export')
  return (
    <span className={styles.export}>
      {error && (
        <span className={textStyles.wrong} role="alert">
          {errorText(error, t)}
        </span>
      )}
      {busy && total > 0 && (
        <span role="status">
          {t('create-course.results_export_progress', {
            done: number(Math.min(loaded, total)),
            total: number(total),
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
