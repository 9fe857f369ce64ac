import { ChevronsUpDown } from 'lucide-react'
import { useRef } from 'react'
import {
  Button,
  ComboBox,
  FieldError,
  Group,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components'
import { Icon } from '../layout/icon.tsx'
import { AriaRoot } from './aria-root.tsx'
import { classNames } from '../theme/class-names.ts'
import styles from './popup.module.css'

export interface ComboboxOption {
  id: string
  label: string
  /** A second line. */
  note?: string | undefined
}

interface ComboboxProps {
  locale: string
  label: string
  /** What answers to the typed words; the caller searches, also on the server. */
  options: readonly ComboboxOption[]
  typed: string
  onTyped: (typed: string) => void
  value: string | null
  onChange: (id: string | null) => void
  /** Answers to what was typed are on their way. */
  busyText?: string | undefined
  emptyText: string
  placeholder?: string | undefined
  error?: string | undefined
  disabled?: boolean | undefined
  /** It takes the focus when it comes: the first field of a dialog that was asked for. */
  takesFocus?: boolean | undefined
}

/** A field that finds one of many while somebody types, such as a person of a school. */
export const Combobox = (props: ComboboxProps) => {
  const { locale, label, options, typed, onTyped, value, onChange, error } = props
  const { disabled = false, takesFocus = false } = props
  const field = useRef<HTMLInputElement>(null)
  const choose = (id: string | null) => {
    // A page that scrolls closes the list, and that says again what is chosen: no reason to take the words from who is typing.
    const isStillTyping = id === null && value === null && field.current === document.activeElement
    if (!isStillTyping) onChange(id)
  }
  return (
    <AriaRoot locale={locale}>
      <ComboBox
        className={classNames(styles.root)}
        items={options}
        inputValue={typed}
        onInputChange={onTyped}
        value={value}
        onChange={(key) => choose(key === null ? null : String(key))}
        allowsEmptyCollection
        isDisabled={disabled}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by who knows the dialog
        autoFocus={takesFocus}
        isInvalid={error !== undefined}
      >
        <Label className={classNames(styles.label)}>{label}</Label>
        <Group className={classNames(styles.field)}>
          <Input ref={field} className={classNames(styles.input)} placeholder={props.placeholder ?? ''} />
          <Button className={classNames(styles.press)}>
            <Icon of={ChevronsUpDown} />
          </Button>
        </Group>
        <FieldError className={classNames(styles.error)}>{error}</FieldError>
        <Popover className={classNames(styles.popup)}>
          <ListBox<ComboboxOption>
            className={classNames(styles.list)}
            renderEmptyState={() => (
              <p className={classNames(styles.empty)}>{props.busyText ?? props.emptyText}</p>
            )}
          >
            {({ id, label: name, note }) => (
              <ListBoxItem id={id} textValue={name} className={classNames(styles.row)}>
                <Text slot="label">{name}</Text>
                {note !== undefined && (
                  <Text slot="description" className={classNames(styles.note)}>
                    {note}
                  </Text>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </AriaRoot>
  )
}
