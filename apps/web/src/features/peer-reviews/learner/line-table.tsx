import type { ReactNode } from 'react'
import type { ReceivedReview } from '@lectern/contract/peer-reviews/peer-review'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from '../peers.module.css'

type Line = ReceivedReview['lines'][number]

interface LineTableProps<Of extends Line> {
  caption: string
  lines: readonly Of[]
  heads: readonly [string, string]
  cells: (line: Of) => readonly [ReactNode, ReactNode]
  /** The lines in which the two sides differ, shown as such. */
  differs?: (line: Of) => boolean
}

/** The lines of a guide with two numbers each. */
export const LineTable = <Of extends Line>({ caption, lines, heads, cells, differs }: LineTableProps<Of>) => {
  const { t } = useTexts()
  return (
    <table className={styles.table} aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">{t('peers.criterion')}</th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const [first, second] = cells(line)
          return (
            <tr key={line.id} className={differs?.(line) ? styles.differs : undefined}>
              <th scope="row">{line.criterion || t('peers.whole')}</th>
              <td>{first}</td>
              <td>{second}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
