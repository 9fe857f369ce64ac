import { useMemo } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import type { LoadedText } from './load-text.ts'
import { readTable } from './read-table.ts'
import styles from './text-viewer.module.css'

interface TextTableProps {
  name: string
  read: LoadedText
  mayDownload: boolean
}

/** The rows of a CSV file, its first one as their heading. */
export const TextTable = ({ name, read, mayDownload }: TextTableProps) => {
  const { t } = useTexts()
  const { head, rows, hasMoreRows, hasMoreColumns } = useMemo(() => readTable(read), [read])
  const isCut = hasMoreRows || hasMoreColumns
  return (
    <>
      {isCut && (
        <p className={styles.cut}>
          {hasMoreRows && t('documents.table_rows_cut', { count: rows.length })}{' '}
          {hasMoreColumns && t('documents.table_columns_cut', { count: head.length })}{' '}
          {mayDownload && t('documents.download_for_rest')}
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard */}
      <div className={styles.scroll} role="region" aria-label={name} tabIndex={0}>
        {head.length === 0 ? (
          <p className={styles.lines}>{t('documents.text_empty')}</p>
        ) : (
          <table className={styles.table}>
            <thead>
              <tr>
                {head.map((cell, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- cells of a file never move
                  <th key={at} scope="col" dir="auto">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- rows of a file never move
                <tr key={at}>
                  {row.map((cell, column) => (
                    // oxlint-disable-next-line react/no-array-index-key -- cells of a file never move
                    <td key={column} dir="auto">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </>
  )
}
