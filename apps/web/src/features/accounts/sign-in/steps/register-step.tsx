import { Field } from '@lectern/ui/field'
import { TextInput } from '@lectern/ui/text-input'
import type { LegalPage } from '@lectern/contract/accounts/schools'
import { useState } from 'react'
import { fieldText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useAction } from '../../../../lib/use-action.ts'
import { AccountLine } from '../account-line.tsx'
import { register } from '../api/register.ts'
import { Consent } from '../consent.tsx'
import { textOf } from '../form-text.ts'
import { NewPasswordField } from '../new-password-field.tsx'
import { StepForm } from '../step-form.tsx'
import type { SignIn } from '../use-sign-in.ts'

const given = (fields: FormData, name: 'surname' | 'phone') => {
  const text = textOf(fields, name).trim()
  return text === '' ? {} : { [name]: text }
}

const createAccount = ({ email, invite }: SignIn, fields: FormData) =>
  register({
    body: {
      ...(invite === undefined ? {} : { invite }),
      ...given(fields, 'surname'),
      ...given(fields, 'phone'),
      name: textOf(fields, 'name'),
      email,
      password: textOf(fields, 'password'),
      time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  })

/** Somebody whom the school does not know yet. */
export const RegisterStep = ({ flow, legal }: { flow: SignIn; legal: readonly LegalPage[] }) => {
  const { t } = useTexts()
  const [name, setName] = useState('')
  const enter = useAction(async (fields: FormData) => flow.enter((await createAccount(flow, fields)).data))
  return (
    <StepForm
      title={t('create-account.title')}
      text={t('create-account.text')}
      submit={t('create-account.submit')}
      busy={enter.busy}
      error={enter.error}
      onSubmit={enter.run}
      ways={<Consent legal={legal} />}
    >
      <AccountLine email={flow.email} onChange={() => flow.go(undefined)} />
      <Field label={t('create-account.name')} error={fieldText(enter.error, 'name', t)} required>
        <TextInput
          name="name"
          autoComplete="given-name"
          maxLength={120}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Field>
      <Field
        label={t('create-account.surname')}
        note={t('create-account.optional')}
        error={fieldText(enter.error, 'surname', t)}
      >
        <TextInput name="surname" autoComplete="family-name" maxLength={120} />
      </Field>
      <Field
        label={t('create-account.phone')}
        note={t('create-account.optional')}
        error={fieldText(enter.error, 'phone', t)}
      >
        <TextInput name="phone" type="tel" autoComplete="tel" inputMode="tel" maxLength={32} />
      </Field>
      <NewPasswordField error={enter.error} own={[name, flow.email.split('@')[0] ?? '']} />
    </StepForm>
  )
}
