import { Check, Circle, Hourglass, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../layout/icon.tsx'
import styles from './rail.module.css'

/** How a step stands: behind, under way, to come, done with something to know, or failed. */
export type RailMark = 'done' | 'now' | 'later' | 'warning' | 'failed'

export interface RailStep {
  readonly id: string
  readonly mark: RailMark
  /** It tells the outcome too: the mark alone is not read aloud. */
  readonly title: ReactNode
  readonly text?: ReactNode
  /** At the end of the line, such as a time. */
  readonly note?: ReactNode
}

const icons = { done: Check, now: Hourglass, later: Circle, warning: TriangleAlert, failed: X } as const

/** Steps of one course of things under each other, joined by a line, each with a mark of how it stands. */
export const Rail = ({ steps, label }: { steps: readonly RailStep[]; label?: string | undefined }) => (
  <ol className={styles.rail} aria-label={label}>
    {steps.map(({ id, mark, title, text, note }) => (
      <li key={id} className={styles.step}>
        <span className={styles.mark} data-mark={mark}>
          <Icon of={icons[mark]} />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {text !== undefined && <span className={styles.text}>{text}</span>}
        </span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </li>
    ))}
  </ol>
)
