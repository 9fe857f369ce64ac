import { useSearch } from '@tanstack/react-router'
import { Field } from '@lectern/ui/field'
import { TextInput } from '@lectern/ui/text-input'
import { AppLink } from '../../../lib/app-link.tsx'
import { fieldText } from '../../../lib/errors.ts'
import { loginPath, paths } from '../../../lib/paths.ts'
import { T, useTexts } from '../../../lib/texts/index.ts'
import { register } from '../api/register.ts'
import { EmailField, PasswordField } from './enter-fields.tsx'
import { EnterForm } from './enter-form.tsx'
import { textOf, useEnter } from './use-enter.ts'

/** As the contract's passwordLength.min; the contract itself would bring its schemas along. */
const shortestPassword = 8

const createAccount = (invite: string | undefined) => (fields: FormData) =>
  register({
    body: {
      ...(invite === undefined ? {} : { invite }),
      name: textOf(fields, 'name'),
      email: textOf(fields, 'email'),
      password: textOf(fields, 'password'),
    },
  })

/** A new account; leads on to where the person wanted to go. */
export const RegisterPage = () => {
  const { t } = useTexts()
  const { next, invite } = useSearch({ from: '/register' })
  // Whoever comes with an invitation becomes the owner of a school: the workbench is the place to begin.
  const enter = useEnter(createAccount(invite), invite === undefined ? next : paths.expertCourses)
  return (
    <EnterForm
      title={t('create-account.title')}
      submit={t('create-account.submit')}
      busy={enter.busy}
      error={enter.error}
      onSubmit={enter.run}
      aside={<T id="create-account.have_account" parts={{ 0: <AppLink href={loginPath(next)} /> }} />}
    >
      <Field label={t('create-account.name')} error={fieldText(enter.error, 'name', t)} required>
        <TextInput name="name" autoComplete="name" />
      </Field>
      <EmailField error={enter.error} />
      <PasswordField error={enter.error} newLength={shortestPassword} />
    </EnterForm>
  )
}
