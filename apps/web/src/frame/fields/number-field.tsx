import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useState } from 'react'
import { useTexts } from '../../lib/texts/index.ts'

interface NumberFieldProps {
  label: string
  help?: string | undefined
  value: number
  min: number
  max: number
  step?: number | undefined
  onValue: (value: number) => void
}

/** A number between two limits, to hundredths at most: what does not fit is told, and the last one that did stays. */
export const NumberField = ({ label, help, value, min, max, step = 1, onValue }: NumberFieldProps) => {
  const { t } = useTexts()
  const [typed, setTyped] = useState<string>()
  const read = (text: string): number | undefined => {
    const number = Number(text.replace(',', '.'))
    const fits = text.trim() !== '' && number >= min && number <= max
    return fits && (step === 1 ? Number.isInteger(number) : true) ? Math.round(number * 100) / 100 : undefined
  }
  const isWrong = typed !== undefined && read(typed) === undefined
  return (
    <Field
      label={label}
      help={help}
      error={isWrong ? t('create-course.number_between', { min, max }) : undefined}
    >
      <TextInput
        inputMode="decimal"
        value={typed ?? String(value)}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          const number = read(event.currentTarget.value)
          if (number !== undefined) onValue(number)
        }}
        onBlur={() => setTyped(undefined)}
      />
    </Field>
  )
}
