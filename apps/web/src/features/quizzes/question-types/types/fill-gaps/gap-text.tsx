/* oxlint-disable react/no-array-index-key -- paragraphs, cells and words have nothing but their place */
import { gapBlocks, splitGaps } from '@lectern/contract/quizzes/question-types/types/fill-gaps/gap-text'
import { Fragment, type ReactNode } from 'react'
import { AuthorText } from '../../shared/author-text.tsx'
import styles from './fill-gaps.module.css'

interface GapTextProps {
  text: string
  renderGap: (id: string) => ReactNode
}

/** A text with gaps in its paragraphs and tables. */
export const GapText = ({ text, renderGap }: GapTextProps) => {
  const words = (line: string) =>
    splitGaps(line).map((part, at) => (
      <Fragment key={at}>{'gap' in part ? renderGap(part.gap) : <AuthorText text={part.words} />}</Fragment>
    ))
  return (
    <div className={styles.text}>
      {gapBlocks(text).map((block, at) =>
        'line' in block ? (
          <p key={at} className={styles.line}>
            {words(block.line)}
          </p>
        ) : (
          <GapTable key={at} rows={block.rows} words={words} />
        ),
      )}
    </div>
  )
}

interface GapTableProps {
  rows: readonly (readonly string[])[]
  words: (cell: string) => ReactNode
}

const GapTable = ({ rows, words }: GapTableProps) => (
  <div className={styles.scroll}>
    <table className={styles.table}>
      <thead>
        <tr>
          {rows[0]?.map((cell, at) => (
            <th key={at} scope="col">
              {words(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(1).map((row, at) => (
          <tr key={at}>
            {row.map((cell, place) => (
              <td key={place}>{words(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
