import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { type KeyboardEvent, useState } from 'react'

interface StoredLineProps {
  /** Above the line; without it the line is named for assistive technology alone. */
  label: string
  isBare?: boolean | undefined
  value: string
  maxLength: number
  placeholder?: string | undefined
  disabled?: boolean | undefined
  /** Nothing written is an answer as well. */
  mayBeEmpty?: boolean | undefined
  onStore: (text: string) => void
}

/** One line that is stored when it is left or Enter is pressed; Escape takes back what is not stored. */
export const StoredLine = (props: StoredLineProps) => {
  const {
    label,
    isBare = false,
    value,
    maxLength,
    placeholder,
    disabled,
    mayBeEmpty = false,
    onStore,
  } = props
  const [draft, setDraft] = useState<string>()
  const store = () => {
    setDraft(undefined)
    const text = draft?.trim()
    if (text === undefined || text === value || (text === '' && !mayBeEmpty)) return
    onStore(text)
  }
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Enter') store()
    if (event.key === 'Escape') setDraft(undefined)
  }
  const line = (
    <TextInput
      value={draft ?? value}
      maxLength={maxLength}
      placeholder={placeholder}
      disabled={disabled}
      autoComplete="off"
      aria-label={isBare ? label : undefined}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={store}
      onKeyDown={key}
    />
  )
  return isBare ? line : <Field label={label}>{line}</Field>
}
