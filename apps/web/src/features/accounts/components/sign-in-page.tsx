import { useSearch } from '@tanstack/react-router'
import { AppLink } from '../../../lib/app-link.tsx'
import { registerPath } from '../../../lib/paths.ts'
import { T, useTexts } from '../../../lib/texts/index.ts'
import { login } from '../api/login.ts'
import { EmailField, PasswordField } from './enter-fields.tsx'
import { EnterForm } from './enter-form.tsx'
import { textOf, useEnter } from './use-enter.ts'

const signIn = (fields: FormData) =>
  login({ body: { email: textOf(fields, 'email'), password: textOf(fields, 'password') } })

/** Sign-in; leads back to where the person wanted to go. */
export const SignInPage = () => {
  const { t } = useTexts()
  const { next } = useSearch({ from: '/login' })
  const enter = useEnter(signIn, next)
  return (
    <EnterForm
      title={t('auth.sign_in_title')}
      submit={t('auth.sign_in')}
      busy={enter.busy}
      error={enter.error}
      onSubmit={enter.run}
      aside={<T id="auth.no_account" parts={{ 0: <AppLink href={registerPath(next)} /> }} />}
    >
      <EmailField error={enter.error} />
      <PasswordField error={enter.error} />
    </EnterForm>
  )
}
