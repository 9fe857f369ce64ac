import { Select } from '../choices/select.tsx'
import styles from './list-page.module.css'

interface ToolbarSelectProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
  /** Stands first, with no value: nothing is chosen. */
  anyLabel?: string | undefined
}

/** A choice above a list, named without a label in sight. */
export const ToolbarSelect = ({ label, value, options, onChange, anyLabel }: ToolbarSelectProps) => (
  <div className={styles.choice}>
    <Select aria-label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {anyLabel !== undefined && <option value="">{anyLabel}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  </div>
)
