import { Field } from '@lectern/ui/field'
import { TextInput } from '@lectern/ui/text-input'
import { fieldText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'

export const EmailField = ({ error }: { error: Error | null }) => {
  const { t } = useTexts()
  return (
    <Field label={t('auth.email')} error={fieldText(error, 'email', t)} required>
      <TextInput name="email" type="email" autoComplete="username" inputMode="email" />
    </Field>
  )
}

interface PasswordFieldProps {
  error: Error | null
  /** A new password says how long it must be. */
  newLength?: number | undefined
}

export const PasswordField = ({ error, newLength }: PasswordFieldProps) => {
  const { t } = useTexts()
  const help = newLength === undefined ? undefined : t('create-account.password_help', { count: newLength })
  return (
    <Field label={t('auth.password')} error={fieldText(error, 'password', t)} help={help} required>
      <TextInput
        name="password"
        type="password"
        autoComplete={newLength === undefined ? 'current-password' : 'new-password'}
        minLength={newLength}
      />
    </Field>
  )
}
