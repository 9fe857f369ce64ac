import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './imports.module.css'

export interface Figure {
  readonly id: string
  readonly count: number
  readonly words: string
  readonly note?: ReactNode
}

/** An account in figures that add up to all rows of the file. */
export const Figures = ({ label, figures }: { label: string; figures: readonly Figure[] }) => {
  const { number } = useTexts()
  return (
    <dl className={styles.figures} aria-label={label}>
      {figures.map(({ id, count, words, note }) => (
        <div key={id}>
          <dt>{words}</dt>
          <dd>{number(count)}</dd>
          {note && <dd className={styles.figureNote}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
