import { classNames } from '@lectern/ui/theme/class-names'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import type { ReactNode } from 'react'
import styles from './scale-sheet.module.css'

/** A point as somebody sees and hears it. */
export interface ShownPoint {
  readonly id: string
  /** What it is called; seen below its face where there is room for words, always heard. */
  readonly name: string
  /** What is seen of it; a ring by itself. */
  readonly face?: ReactNode
  /** Lit together with a picked one behind it, as stars are. */
  readonly isLit?: boolean
}

export interface ScaleSheetProps {
  /** A line of agreement, the same as a list, stars, faces, or numbers. */
  look: 'line' | 'list' | 'stars' | 'faces' | 'numbers'
  points: readonly ShownPoint[]
  picked: string | undefined
  /** Absent where nothing can be picked any more. */
  onPick?: ((id: string) => void) | undefined
  /** Unique on the page. */
  name: string
  /** What the ends of the scale mean. */
  ends?: { min: string; max: string } | undefined
}

const seesName = (look: ScaleSheetProps['look']) => look === 'line' || look === 'list' || look === 'faces'

/** The points of a scale, of which one is picked: the browser's own radio buttons under other looks. */
export const ScaleSheet = ({ look, points, picked, onPick, name, ends }: ScaleSheetProps) => (
  <div className={styles.sheet}>
    <div
      className={styles.scale}
      data-look={look}
      data-picked={picked === undefined ? undefined : true}
      style={{ '--points': points.length }}
    >
      {points.map((point) => (
        <label key={point.id} className={styles.point} data-lit={point.isLit || undefined}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={point.id === picked}
            disabled={!onPick}
            onChange={() => onPick?.(point.id)}
          />
          <span className={classNames(styles.face, point.face === undefined && styles.ring)} aria-hidden>
            {point.face}
          </span>
          {seesName(look) ? (
            <span className={styles.name}>{point.name}</span>
          ) : (
            <VisuallyHidden>{point.name}</VisuallyHidden>
          )}
        </label>
      ))}
    </div>
    {ends && (ends.min !== '' || ends.max !== '') && (
      <p className={styles.ends} data-look={look} aria-hidden>
        <span>{ends.min}</span>
        <span>{ends.max}</span>
      </p>
    )}
  </div>
)
