import { Field } from '@lectern/ui/field'
import { TextInput } from '@lectern/ui/text-input'
import { ApiError } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'

/** What the server said about a field of the form, if anything. */
export const fieldError = (error: Error | null, field: string): string | undefined =>
  error instanceof ApiError ? error.fields[field]?.join(' ') : undefined

export const EmailField = ({ error }: { error: Error | null }) => {
  const { t } = useTexts()
  return (
    <Field label={t('auth.email')} error={fieldError(error, 'email')} required>
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
    <Field label={t('auth.password')} error={fieldError(error, 'password')} help={help} required>
      <TextInput
        name="password"
        type="password"
        autoComplete={newLength === undefined ? 'current-password' : 'new-password'}
        minLength={newLength}
      />
    </Field>
  )
}
