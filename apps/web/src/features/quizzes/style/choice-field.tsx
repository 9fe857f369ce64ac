import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { useTexts } from '../../../lib/texts/index.ts'

interface ChoiceFieldProps<Value extends string | number> {
  label: string
  value: Value | undefined
  options: readonly (readonly [Value, string])[]
  onValue: (value: Value | undefined) => void
}

/** One of a few, or as it usually is. */
export const ChoiceField = <Value extends string | number>(props: ChoiceFieldProps<Value>) => {
  const { label, value, options, onValue } = props
  const { t } = useTexts()
  return (
    <Field label={label}>
      <Select
        value={value === undefined ? '' : String(value)}
        onChange={(event) =>
          onValue(options.find(([option]) => String(option) === event.currentTarget.value)?.[0])
        }
      >
        <option value="">{t('create-course.style_usual')}</option>
        {options.map(([option, words]) => (
          <option key={option} value={String(option)}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  )
}
