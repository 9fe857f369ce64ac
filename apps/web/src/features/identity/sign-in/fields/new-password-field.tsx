import { Field } from '@lectern/ui/fields/field'
import { PasswordInput } from '@lectern/ui/fields/password-input'
import { passwordStrength } from '@lectern/ui/fields/password-strength'
import { useState } from 'react'
import { fieldText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import styles from '../enter.module.css'

/** As the contract's passwordLength.min; the contract itself would bring its schemas along. */
const shortestPassword = 8

interface NewPasswordFieldProps {
  error: Error | null
  label?: string | undefined
  /** Words that others know of the person. */
  own: readonly string[]
}

/** A new password, with a hint about how long it would stand. Its name in the form is `password`. */
export const NewPasswordField = ({ error, label, own }: NewPasswordFieldProps) => {
  const { t } = useTexts()
  const [written, setWritten] = useState('')
  const strength = passwordStrength(written, own, shortestPassword)
  return (
    <Field
      label={label ?? t('auth.password')}
      error={fieldText(error, 'password', t)}
      help={
        <span className={styles.strength} data-strength={written === '' ? undefined : strength}>
          <span className={styles.meter} aria-hidden="true" />
          <span aria-live="polite">
            {written === ''
              ? t('create-account.password_help', { count: shortestPassword })
              : t(`create-account.strength_${strength}`, { count: shortestPassword })}
          </span>
        </span>
      }
      required
    >
      <PasswordInput
        name="password"
        autoComplete="new-password"
        minLength={shortestPassword}
        maxLength={200}
        words={{ show: t('auth.password_show'), hide: t('auth.password_hide') }}
        onChange={(event) => setWritten(event.currentTarget.value)}
      />
    </Field>
  )
}
