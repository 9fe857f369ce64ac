import { Select } from '../choices/select.tsx'
import styles from './list-page.module.css'

interface FilterOption {
  value: string
  label: string
}

/** One question by which a list is narrowed. */
export interface ListFilter {
  id: string
  label: string
  /** Nothing chosen: everything is shown. */
  value: string | undefined
  anyLabel: string
  options: readonly FilterOption[]
  onChange: (value: string | undefined) => void
  /** Beside each other, where there are a few short choices. */
  asChips?: boolean | undefined
}

/** A filter as a list to choose from, or as chips. */
export const ListFilterControl = ({ filter }: { filter: ListFilter }) =>
  filter.asChips ? <Chips {...filter} /> : <Choice {...filter} />

const Choice = ({ label, value, anyLabel, options, onChange }: ListFilter) => (
  <div className={styles.choice}>
    <Select
      aria-label={label}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    >
      <option value="">{anyLabel}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  </div>
)

const Chips = ({ label, value, anyLabel, options, onChange }: ListFilter) => (
  <div className={styles.chips} role="group" aria-label={label}>
    <Chip label={anyLabel} pressed={value === undefined} onPress={() => onChange(undefined)} />
    {options.map((option) => (
      <Chip
        key={option.value}
        label={option.label}
        pressed={value === option.value}
        onPress={() => onChange(value === option.value ? undefined : option.value)}
      />
    ))}
  </div>
)

interface ChipProps {
  label: string
  pressed: boolean
  onPress: () => void
}

const Chip = ({ label, pressed, onPress }: ChipProps) => (
  <button type="button" className={styles.chip} aria-pressed={pressed} onClick={onPress}>
    {label}
  </button>
)
