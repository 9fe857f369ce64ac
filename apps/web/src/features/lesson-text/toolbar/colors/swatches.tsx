import { toGridPlace } from './grid-place.ts'
import type { KeyboardEvent } from 'react'
import styles from './colors.module.css'

interface SwatchesProps {
  label: string
  colors: readonly string[]
  chosen: string | null
  onColor: (color: string) => void
}

const columns = 12

/** Colours to choose from: one stop of the Tab key, the arrows go from one to the next. */
export const Swatches = ({ label, colors, chosen, onColor }: SwatchesProps) => {
  const at = Math.max(
    0,
    colors.findIndex((color) => color === chosen),
  )
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
    const now = all.findIndex((each) => each === document.activeElement)
    const to = toGridPlace(event.key, now, all.length, columns)
    if (to === undefined) return
    event.preventDefault()
    all[to]?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of the colours within
    <div role="group" aria-label={label} className={styles.group} onKeyDown={onKeyDown}>
      <p className={styles.name}>{label}</p>
      <div className={styles.swatches}>
        {colors.map((color, index) => (
          <button
            key={color}
            type="button"
            className={styles.swatch}
            tabIndex={index === at ? 0 : -1}
            aria-label={color}
            title={color}
            aria-pressed={color === chosen}
            style={{ background: color }}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onColor(color)}
          />
        ))}
      </div>
    </div>
  )
}
