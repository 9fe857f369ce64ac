import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useTexts } from '../../../lib/texts/index.ts'
import { readLimit } from './read-masks.ts'

interface LimitFieldProps {
  of: 'sessions' | 'devices'
  value: string
  onChange: (value: string) => void
  help?: string | undefined
  error?: string | undefined
}

/** How many browsers or devices; empty for no limit. */
export const LimitField = ({ of, value, onChange, help, error }: LimitFieldProps) => {
  const { t } = useTexts()
  return (
    <Field
      label={t(`school.access_${of}`)}
      help={help}
      error={readLimit(value) === undefined ? t('school.access_limit_wrong') : error}
    >
      <TextInput
        inputMode="numeric"
        value={value}
        maxLength={2}
        placeholder={t('school.access_no_limit')}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  )
}
