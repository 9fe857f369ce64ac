import { Check } from 'lucide-react'
import type { KeyboardEvent, RefObject } from 'react'
import { classNames } from '../theme/class-names.ts'
import { Icon } from '../layout/icon.tsx'
import styles from '../overlays/popover.module.css'

export interface DropdownOption<Value extends string> {
  value: Value
  label: string
  disabled?: boolean | undefined
}

interface DropdownListProps<Value extends string> {
  ref: RefObject<HTMLDivElement | null>
  id: string
  label: string | undefined
  options: readonly DropdownOption<Value>[]
  value: Value | undefined
  emptyText: string
  flat: boolean
  choose: (value: Value) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** The list of a `Dropdown`, shown while it is open. */
export const DropdownList = <Value extends string>(props: DropdownListProps<Value>) => {
  const { ref, id, label, options, value, emptyText, flat, choose, onKeyDown } = props
  return (
    <div
      ref={ref}
      id={id}
      popover="auto"
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      className={classNames(styles.panel, flat && styles.flat)}
      onKeyDown={onKeyDown}
    >
      {options.length === 0 && <div className={styles.empty}>{emptyText}</div>}
      {options.map((option) => (
        <OptionRow key={option.value} option={option} chosen={option.value === value} choose={choose} />
      ))}
    </div>
  )
}

interface OptionRowProps<Value extends string> {
  option: DropdownOption<Value>
  chosen: boolean
  choose: (value: Value) => void
}

const OptionRow = <Value extends string>({ option, chosen, choose }: OptionRowProps<Value>) => {
  const take = () => option.disabled || choose(option.value)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    take()
  }
  return (
    <div
      role="option"
      tabIndex={-1}
      data-stop
      aria-selected={chosen}
      aria-disabled={option.disabled || undefined}
      className={styles.row}
      onClick={take}
      onKeyDown={onKeyDown}
    >
      <span className={styles.label}>{option.label}</span>
      {chosen && <Icon of={Check} />}
    </div>
  )
}
