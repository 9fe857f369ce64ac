import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'

interface SizeFieldProps {
  label: string
  value: number | undefined
  limits: { readonly min: number; readonly max: number }
  unit: 'px' | '%'
  onValue: (value: number | undefined) => void
}

/** A whole number within limits; empty leaves it to the product. */
export const SizeField = ({ label, value, limits: { min, max }, unit, onValue }: SizeFieldProps) => {
  const { t } = useTexts()
  const [typed, setTyped] = useState<string>()
  const text = typed ?? (value === undefined ? '' : String(value))
  const fits = (number: number) => Number.isInteger(number) && number >= min && number <= max
  const take = (next: string) => {
    setTyped(next)
    if (next.trim() === '') onValue(undefined)
    else if (fits(Number(next))) onValue(Number(next))
  }
  return (
    <Field
      label={label}
      note={unit}
      error={
        text.trim() === '' || fits(Number(text)) ? undefined : t('create-course.number_between', { min, max })
      }
    >
      <TextInput
        inputMode="numeric"
        value={text}
        placeholder={t('create-course.style_usual')}
        autoComplete="off"
        onChange={(event) => take(event.currentTarget.value)}
        onBlur={() => setTyped(undefined)}
      />
    </Field>
  )
}
