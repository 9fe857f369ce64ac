import { deviceZone } from '../../../lib/texts/zone-names.ts'
import { useLoaderData, useSearch } from '@tanstack/react-router'
import { Field } from '@lectern/ui/fields/field'
import { buttonClass } from '@lectern/ui/actions/button'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useState } from 'react'
import { AppLink } from '../../../lib/routing/app-link.tsx'
import { fieldText } from '../../../lib/errors.ts'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { register } from '../api.ts'
import { textOf } from '../sign-in/fields/form-text.ts'
import { NewPasswordField } from '../sign-in/fields/new-password-field.tsx'
import { StepForm } from '../sign-in/step-form.tsx'
import styles from '../sign-in/enter.module.css'

const from = '/register'

/** Opens the first school of a server together with the account of its owner (docs/decisions/0012). */
export const FirstOwnerPage = () => {
  const { state } = useLoaderData({ from })
  const { invite } = useSearch({ from })
  if (state === 'invited' && invite !== undefined) return <OpenSchool invite={invite} />
  return <Elsewhere isLate={state === 'late'} />
}

/** For whoever has no link, or comes with one that did its work. */
const Elsewhere = ({ isLate }: { isLate: boolean }) => {
  const { t } = useTexts()
  return (
    <>
      <h1 className={styles.title}>{t(isLate ? 'auth.owner_late_title' : 'auth.owner_link_title')}</h1>
      <p className={styles.text}>{t(isLate ? 'auth.owner_late_text' : 'auth.owner_link_text')}</p>
      {isLate && (
        <AppLink href={paths.login} className={buttonClass({ variant: 'primary', size: 'large' })}>
          {t('auth.sign_in')}
        </AppLink>
      )}
    </>
  )
}

const openSchool = (invite: string, form: FormData) =>
  register({
    body: {
      invite,
      school_name: textOf(form, 'school_name').trim(),
      name: textOf(form, 'name'),
      email: textOf(form, 'email').trim(),
      password: textOf(form, 'password'),
      time_zone: deviceZone(),
    },
  })

const OpenSchool = ({ invite }: { invite: string }) => {
  const { t } = useTexts()
  const [own, setOwn] = useState<Record<string, string>>({})
  const open = useAction(async (form: FormData) => {
    await openSchool(invite, form)
    // Loads anew: the session is there from now on.
    window.location.assign(paths.expert)
  })
  const { error } = open
  const keep = (event: { currentTarget: HTMLInputElement }) => {
    const { name, value } = event.currentTarget
    setOwn((before) => ({ ...before, [name]: value }))
  }
  return (
    <StepForm
      title={t('auth.owner_title')}
      text={t('auth.owner_text')}
      submit={t('auth.owner_submit')}
      busy={open.busy}
      error={error}
      onSubmit={open.run}
    >
      <Field
        label={t('auth.owner_school')}
        help={t('auth.owner_school_help')}
        error={fieldText(error, 'school_name', t)}
        required
      >
        <TextInput name="school_name" autoComplete="organization" maxLength={120} onChange={keep} />
      </Field>
      <Field label={t('create-account.name')} error={fieldText(error, 'name', t)} required>
        <TextInput name="name" autoComplete="name" maxLength={120} onChange={keep} />
      </Field>
      <Field label={t('auth.email')} error={fieldText(error, 'email', t)} required>
        <TextInput name="email" type="email" autoComplete="email" maxLength={200} onChange={keep} />
      </Field>
      <NewPasswordField error={error} own={Object.values(own)} />
    </StepForm>
  )
}
