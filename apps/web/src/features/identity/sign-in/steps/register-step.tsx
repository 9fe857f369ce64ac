import { deviceZone } from '../../../../lib/texts/zone-names.ts'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import type { RegistrationField } from '@lectern/contract/contacts/contact-fields'
import type { LegalPage } from '@lectern/contract/schools/schools'
import { useState } from 'react'
import { fieldText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useAction } from '../../../../lib/use-action.ts'
import { AccountLine } from '../fields/account-line.tsx'
import { register } from '../../api.ts'
import { Consent } from '../fields/consent.tsx'
import { textOf } from '../fields/form-text.ts'
import { MoreAboutYou } from '../fields/more-about-you.tsx'
import { NewPasswordField } from '../fields/new-password-field.tsx'
import { readAnswers } from '../fields/registration-answers.ts'
import { RegistrationFields } from '../fields/registration-fields.tsx'
import { StepForm } from '../step-form.tsx'
import type { SignIn } from '../use-sign-in.ts'

const given = (name: 'surname' | 'phone', text: string) => (text === '' ? {} : { [name]: text })

interface Told {
  form: FormData
  phone: string
  asked: readonly RegistrationField[]
}

const createAccount = ({ email }: SignIn, { form, phone, asked }: Told) =>
  register({
    body: {
      ...given('surname', textOf(form, 'surname').trim()),
      ...given('phone', phone),
      ...(asked.length > 0 && { fields: readAnswers(asked, form) }),
      name: textOf(form, 'name'),
      email,
      password: textOf(form, 'password'),
      time_zone: deviceZone(),
    },
  })

interface RegisterStepProps {
  flow: SignIn
  legal: readonly LegalPage[]
  /** What the school asks of its own. */
  fields: readonly RegistrationField[]
}

/** Somebody whom the school does not know yet. */
export const RegisterStep = ({ flow, legal, fields: asked }: RegisterStepProps) => {
  const { t } = useTexts()
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('')
  const enter = useAction(async (form: FormData) =>
    flow.enter((await createAccount(flow, { form, phone, asked })).data),
  )
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
      <NewPasswordField error={enter.error} own={[name, flow.email.split('@')[0] ?? '']} />
      <RegistrationFields fields={asked.filter(({ is_required }) => is_required)} error={enter.error} />
      <MoreAboutYou
        fields={asked.filter(({ is_required }) => !is_required)}
        {...{ phone, onPhone: setPhone, error: enter.error }}
      />
    </StepForm>
  )
}
