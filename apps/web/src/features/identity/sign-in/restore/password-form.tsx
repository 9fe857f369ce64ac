import { useLoaderData } from '@tanstack/react-router'
import { loginPath } from '../../../../lib/routing/paths.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useAction } from '../../../../lib/use-action.ts'
import { AccountLine } from '../fields/account-line.tsx'
import { login, setPassword } from '../../api.ts'
import { textOf } from '../fields/form-text.ts'
import { landingOf } from '../landing.ts'
import { NewPasswordField } from '../fields/new-password-field.tsx'
import { StepForm } from '../step-form.tsx'
import { forgetEmail } from '../use-stored-email.ts'

interface PasswordFormProps {
  token: string
  /** Unknown to who came by the link on another device. */
  email: string
  next: string
}

/** The new password; whoever set it is signed in with it where that can be done at once. */
export const PasswordForm = ({ token, email, next }: PasswordFormProps) => {
  const { t } = useTexts()
  const { school } = useLoaderData({ from: '/_enter' })
  const save = useAction(async (fields: FormData) => {
    const password = textOf(fields, 'password')
    await setPassword({ body: { reset_token: token, password } })
    const isIn = email !== '' && (await login({ body: { email, password } })).data.token !== null
    if (isIn) forgetEmail()
    window.location.assign(isIn ? landingOf(next, school) : loginPath(next))
  })
  return (
    <StepForm
      title={t('auth.restore_password_title')}
      text={t('auth.restore_password_text')}
      submit={t('auth.new_password_save')}
      busy={save.busy}
      error={save.error}
      onSubmit={save.run}
    >
      {email !== '' && <AccountLine email={email} />}
      <NewPasswordField error={save.error} label={t('auth.new_password')} own={[email.split('@')[0] ?? '']} />
    </StepForm>
  )
}
