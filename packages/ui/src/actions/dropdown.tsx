import { ChevronDown } from 'lucide-react'
import { useId, type KeyboardEvent } from 'react'
import { classNames } from '../theme/class-names.ts'
import { cutLabel } from '../text/cut-label.ts'
import { DropdownList, type DropdownOption } from './dropdown-list.tsx'
import styles from './dropdown.module.css'
import { useFieldControl } from '../fields/field.tsx'
import { Icon } from '../layout/icon.tsx'
import controls from '../fields/text-input.module.css'
import { useListKeys } from './use-list-keys.ts'
import { usePopover } from '../overlays/use-popover.ts'

export type { DropdownOption } from './dropdown-list.tsx'

interface DropdownProps<Value extends string> {
  /** Needed outside a `Field`. */
  label?: string | undefined
  options: readonly DropdownOption<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  placeholder?: string | undefined
  /** Shown when there is nothing to choose. */
  emptyText: string
  /** Without a border, 250 to 300 px wide when open. */
  flat?: boolean | undefined
  /** Cut labels at 48 characters. */
  cut?: boolean | undefined
  disabled?: boolean | undefined
}

/**
 * One choice out of a list that opens (documents 000 §9 and 001 §9). For plain forms prefer the native `Select`; this
 * one is for lists that need their own look or an empty state.
 */
export const Dropdown = <Value extends string>(props: DropdownProps<Value>) => {
  const {
    label,
    options,
    value,
    onChange,
    placeholder,
    emptyText,
    flat = false,
    cut = false,
    disabled,
  } = props
  const listId = useId()
  const { anchor, panel, open, isOpen, show, hide } = usePopover({ matchWidth: true, maxHeight: 280 })
  const keys = useListKeys(panel)
  const control = useFieldControl({})
  const current = options.find((option) => option.value === value)
  const shown = (text: string) => (cut ? cutLabel(text) : text)

  const openList = () => {
    show()
    keys.focusStop(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    )
  }
  const close = () => {
    hide()
    anchor.current?.focus()
  }
  const onTriggerKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    openList()
  }
  const choose = (chosen: Value) => {
    close()
    onChange(chosen)
  }

  return (
    <>
      <button
        ref={anchor}
        type="button"
        role="combobox"
        id={control.id}
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={listId}
        aria-describedby={control['aria-describedby']}
        aria-invalid={control['aria-invalid']}
        disabled={disabled}
        className={classNames(controls.control, styles.trigger, flat && styles.flat)}
        popoverTarget={listId}
        onClick={(event) => {
          event.preventDefault()
          if (isOpen()) close()
          else openList()
        }}
        onKeyDown={onTriggerKey}
      >
        <DropdownValue text={current && shown(current.label)} placeholder={placeholder} />
      </button>
      <DropdownList
        ref={panel}
        id={listId}
        label={label}
        options={options.map((option) => ({ ...option, label: shown(option.label) }))}
        value={value}
        emptyText={emptyText}
        flat={flat}
        choose={choose}
        onKeyDown={(event) => (event.key === 'Tab' ? close() : keys.onKeyDown(event))}
      />
    </>
  )
}

const DropdownValue = ({
  text,
  placeholder,
}: {
  text: string | undefined
  placeholder: string | undefined
}) => (
  <>
    <span className={classNames(styles.value, text === undefined && styles.placeholder)}>
      {text ?? placeholder}
    </span>
    <Icon of={ChevronDown} className={styles.chevron} />
  </>
)
