import { Field } from '@lectern/ui/fields/field'
import { TextInput, type TextInputProps } from '@lectern/ui/fields/text-input'
import { useState } from 'react'
import { fieldText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'

interface StoredFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue' | 'name'> {
  label: string
  note?: string | undefined
  help?: string | undefined
  /** The field's name in what the server answers. */
  name: string
  value: string
  /** Stores it; tells whether it was stored. */
  onStore: (value: string) => Promise<boolean>
  /** Why the last change of the page was refused, if it was. */
  error: Error | null
}

/** One line of text that is stored when it is left or Enter is pressed. Escape takes back what is not stored. */
export const StoredField = (props: StoredFieldProps) => {
  const { label, note, help, name, value, onStore, error, required, ...rest } = props
  const { t } = useTexts()
  const [draft, setDraft] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  const written = draft ?? value
  const store = async () => {
    if (written.trim() === value) return setDraft(undefined)
    const isStored = await onStore(written.trim())
    setRefused(!isStored)
    if (isStored) setDraft(undefined)
  }
  return (
    <Field
      label={label}
      note={note}
      help={help}
      error={isRefused ? fieldText(error, name, t) : undefined}
      required={required}
    >
      <TextInput
        {...rest}
        name={name}
        value={written}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={() => void store()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void store()
          if (event.key === 'Escape') {
            setDraft(undefined)
            setRefused(false)
          }
        }}
      />
    </Field>
  )
}
