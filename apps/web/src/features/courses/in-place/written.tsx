import { classNames } from '@lectern/ui/theme/class-names'
import styles from './in-place.module.css'

interface WrittenProps {
  label: string
  value: string
  onValue: (value: string) => void
  /** Letters at most. */
  most: number
  /** As the same words look on the page. */
  className?: string | undefined
  /** Shown while nothing is written. */
  instead?: string | undefined
  /** Whether lines may be broken. */
  lines?: boolean | undefined
}

/** Words of the page, written where they stand. */
export const Written = ({ label, value, onValue, most, className, instead, lines = false }: WrittenProps) => (
  <textarea
    className={classNames(styles.written, className)}
    aria-label={label}
    placeholder={instead ?? label}
    value={value}
    maxLength={most}
    rows={lines ? 3 : 1}
    onChange={(event) => {
      const written = event.currentTarget.value
      onValue(lines ? written : written.replaceAll(/\s*\n\s*/g, ' '))
    }}
  />
)
