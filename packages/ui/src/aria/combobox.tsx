import { ChevronsUpDown } from 'lucide-react'
import {
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import {
  Button,
  ComboBox,
  FieldError,
  Group,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  OverlayTriggerStateContext,
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
  help?: string | undefined
  error?: string | undefined
  disabled?: boolean | undefined
  /** It takes the focus when it comes: the first field of a dialog that was asked for. */
  takesFocus?: boolean | undefined
  /** The list is asked for: what makes it may wait until then. */
  onOpen?: (() => void) | undefined
  /** The field is left: typed words that chose nothing may be forgotten. */
  onLeave?: (() => void) | undefined
}

/** A field that finds one of many while somebody types, such as a person of a school. */
export const Combobox = (props: ComboboxProps) => {
  const { locale, label, options, typed, onTyped, value, onChange, error } = props
  const { disabled = false, takesFocus = false } = props
  const field = useRef<HTMLInputElement>(null)
  const choose = (id: string | null) => {
    // A list that closes says again what is chosen: no reason to take the words from who is typing.
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
        onOpenChange={(isOpen) => isOpen && props.onOpen?.()}
        {...(props.onLeave && { onBlur: props.onLeave })}
      >
        <Label className={classNames(styles.label)}>{label}</Label>
        <Group className={classNames(styles.field)}>
          <Input
            ref={field}
            className={classNames(styles.input)}
            placeholder={props.placeholder ?? ''}
            autoComplete="off"
          />
          <Button className={classNames(styles.press)}>
            <Icon of={ChevronsUpDown} />
          </Button>
        </Group>
        <FieldError className={classNames(styles.error)}>{error}</FieldError>
        {props.help !== undefined && (
          <Text slot="description" className={classNames(styles.help)}>
            {props.help}
          </Text>
        )}
        <StayingPopover field={field}>
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
        </StayingPopover>
      </ComboBox>
    </AriaRoot>
  )
}

interface StayingPopoverProps {
  /** The field that the popover belongs to. */
  field: RefObject<HTMLInputElement | null>
  children: ReactNode
}

/**
 * The list of a field in which somebody types. React Aria closes it when the page scrolls, and a phone scrolls the page to the
 * field when its keyboard opens: while the field has the focus the list stays, and moves with it.
 */
const StayingPopover = ({ field, children }: StayingPopoverProps) => {
  const state = useContext(OverlayTriggerStateContext)
  const { isScrolling, scrolls } = useScrolling(state?.isOpen ?? false)
  const staying = useMemo(() => {
    if (!state) return null
    const close = () => {
      const isTyping = field.current !== null && field.current === document.activeElement
      if (!(isScrolling.current && isTyping)) state.close()
    }
    return { ...state, close }
  }, [state, field, isScrolling])
  return (
    <OverlayTriggerStateContext value={staying}>
      {/* There is no arrow: another distance for it only asks where the field is now. */}
      <Popover className={classNames(styles.popup)} arrowBoundaryOffset={scrolls}>
        {children}
      </Popover>
    </OverlayTriggerStateContext>
  )
}

/** Whether a scroll is being told of right now, and how many frames with an open list have seen one. */
const useScrolling = (isOpen: boolean) => {
  const isScrolling = useRef(false)
  const [scrolls, setScrolls] = useState(0)
  const end = useEffectEvent(() => {
    isScrolling.current = false
    if (isOpen) setScrolls((count) => count + 1)
  })
  useEffect(() => {
    const note = () => {
      if (!isScrolling.current) requestAnimationFrame(end)
      isScrolling.current = true
    }
    // From the start, not from when the list opens: React Aria listens from then on, and must hear of a scroll second.
    window.addEventListener('scroll', note, true)
    return () => window.removeEventListener('scroll', note, true)
  }, [])
  return { isScrolling, scrolls }
}
