import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { toGridPlace } from '../../../toolbar/colors/grid-place.ts'
import styles from './size-grid.module.css'

interface SizeGridProps {
  /** Pixels of the screen. */
  place: { left: number; top: number }
  onSize: (rows: number, columns: number) => void
  onLeave: () => void
}

const columns = 8
const rows = 8
/** Three rows of three. */
const usual = 2 * columns + 2

const sizeAt = (at: number) => ({ rows: Math.floor(at / columns) + 1, columns: (at % columns) + 1 })

const isWithin = (at: number, chosen: number): boolean => {
  const [one, most] = [sizeAt(at), sizeAt(chosen)]
  return one.rows <= most.rows && one.columns <= most.columns
}

/** The size of a new table, drawn as squares: pointed at by mouse or touch, or walked to by arrows. */
export const SizeGrid = ({ place, onSize, onLeave }: SizeGridProps) => {
  const { t } = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(usual)
  useEffect(() => {
    box.current?.style.setProperty('inset', `${place.top + 4}px auto auto ${place.left}px`)
    box.current?.showPopover()
    box.current?.querySelectorAll<HTMLElement>('button')[usual]?.focus()
  }, [place])
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    event.stopPropagation()
    const to = toGridPlace(event.key, at, rows * columns, columns)
    if (to === undefined) return
    event.preventDefault()
    event.currentTarget.querySelectorAll<HTMLElement>('button')[to]?.focus()
  }
  const label = t('lesson-text.table_size', sizeAt(at))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of the squares within
    <div
      ref={box}
      popover="auto"
      role="group"
      aria-label={t('lesson-text.insert_table')}
      className={styles.grid}
      onKeyDown={onKeyDown}
      onToggle={(event) => {
        if (event.newState === 'closed') onLeave()
      }}
    >
      <div className={styles.squares}>
        {Array.from({ length: rows * columns }, (_, each) => (
          <button
            key={`${sizeAt(each).rows}-${sizeAt(each).columns}`}
            type="button"
            tabIndex={each === at ? 0 : -1}
            className={styles.square}
            data-in={isWithin(each, at) || undefined}
            aria-label={t('lesson-text.table_size', sizeAt(each))}
            onFocus={() => setAt(each)}
            onMouseEnter={() => setAt(each)}
            onClick={() => onSize(sizeAt(each).rows, sizeAt(each).columns)}
          />
        ))}
      </div>
      <p className={styles.told} aria-hidden>
        {label}
      </p>
    </div>
  )
}
