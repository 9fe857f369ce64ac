import styles from './list-page.module.css'
import { ToolbarSelect } from './toolbar-select.tsx'

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
  /** Chosen elsewhere on the page: it counts as a part of the question, and is not drawn here. */
  isElsewhere?: boolean | undefined
}

/** A filter as a list to choose from, or as chips. */
export const ListFilterControl = ({ filter }: { filter: ListFilter }) =>
  filter.asChips ? <Chips {...filter} /> : <Choice {...filter} />

const Choice = ({ label, value, anyLabel, options, onChange }: ListFilter) => (
  <ToolbarSelect
    label={label}
    value={value ?? ''}
    anyLabel={anyLabel}
    options={options}
    onChange={(chosen) => onChange(chosen || undefined)}
  />
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
