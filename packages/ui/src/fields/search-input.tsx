import { Search, X } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { Icon } from '../layout/icon.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import styles from './search-input.module.css'
import { TextInput, type TextInputProps } from './text-input.tsx'

interface SearchInputProps extends Omit<
  TextInputProps,
  'type' | 'leading' | 'trailing' | 'value' | 'onChange' | 'ref'
> {
  ref?: RefObject<HTMLInputElement | null>
  value: string
  onChange: (value: string) => void
  /** What is searched; stands in the empty field too. */
  label: string
  clearLabel: string
}

/** Finds in what is shown; Escape or the cross empties it. */
export const SearchInput = ({ value, onChange, label, clearLabel, ref, ...rest }: SearchInputProps) => {
  const own = useRef<HTMLInputElement>(null)
  const input = ref ?? own
  useEffect(() => {
    // What was typed into the server's page before this one answered for it.
    const typed = input.current?.value ?? value
    if (typed !== value) onChange(typed)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page has taken over
  }, [])
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return
    event.preventDefault()
    event.stopPropagation()
    clear()
  }
  return (
    <TextInput
      placeholder={label}
      {...rest}
      ref={input}
      type="search"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      className={styles.search}
      leading={<Icon of={Search} />}
      trailing={
        value === '' ? undefined : <IconButton icon={X} label={clearLabel} size="small" onClick={clear} />
      }
    />
  )
}
