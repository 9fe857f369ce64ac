import styles from './list-page.module.css'
import { ToolbarSelect } from './toolbar-select.tsx'

interface FilterOption {
  value: string
  label: string
  /** How many rows the choice finds, as the reader writes numbers; shown on a chip. */
  count?: string | undefined
}

/** One question by which a list is narrowed. */
export interface ListFilter {
  id: string
  label: string
  /** Nothing chosen: everything is shown. */
  value: string | undefined
  anyLabel: string
  /** How many rows there are without a choice. */
  anyCount?: string | undefined
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

const Chips = ({ label, value, anyLabel, anyCount, options, onChange }: ListFilter) => (
  <div className={styles.chips} role="group" aria-label={label}>
    <Chip
      label={anyLabel}
      count={anyCount}
      pressed={value === undefined}
      onPress={() => onChange(undefined)}
    />
    {options.map((option) => (
      <Chip
        key={option.value}
        label={option.label}
        count={option.count}
        pressed={value === option.value}
        onPress={() => onChange(value === option.value ? undefined : option.value)}
      />
    ))}
  </div>
)

interface ChipProps {
  label: string
  count: string | undefined
  pressed: boolean
  onPress: () => void
}

const Chip = ({ label, count, pressed, onPress }: ChipProps) => (
  <button type="button" className={styles.chip} aria-pressed={pressed} onClick={onPress}>
    {label}
    {count !== undefined && <span className={styles.chipCount}> {count}</span>}
  </button>
)
