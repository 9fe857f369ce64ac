import { Button } from '@lectern/ui/button'
import { Avatar } from '@lectern/ui/avatar'
import { useLoaderData, useSearch } from '@tanstack/react-router'
import { useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { logout } from '../api/logout.ts'
import styles from './enter.module.css'
import { ServiceButtons } from './service-buttons.tsx'
import { StepForm } from './step-form.tsx'
import { CodeStep } from './steps/code-step.tsx'
import { EmailStep } from './steps/email-step.tsx'
import { NewPasswordStep } from './steps/new-password-step.tsx'
import { PasswordStep } from './steps/password-step.tsx'
import { RegisterStep } from './steps/register-step.tsx'
import { TwoFactorStep } from './steps/two-factor-step.tsx'
import { useSignIn, type SignIn } from './use-sign-in.ts'

/** Signing in and signing up: the e-mail first, then whatever the school needs from this person. */
export const SignInPage = () => {
  const flow = useSignIn()
  const { visitor } = useLoaderData({ from: '__root__' })
  if (visitor && flow.step !== 'new_password') return <SignedInAlready name={visitor.name} flow={flow} />
  return <CurrentStep flow={flow} />
}

const CurrentStep = ({ flow }: { flow: SignIn }) => {
  const { t } = useTexts()
  const { school } = useLoaderData({ from: '/_enter' })
  const { services } = useLoaderData({ from: '/_enter/login' })
  const { next } = useSearch({ from: '/_enter/login' })
  switch (flow.step) {
    case 'password':
      return <PasswordStep flow={flow} next={next} />
    case 'code':
      return <CodeStep flow={flow} />
    case 'register':
      return <RegisterStep flow={flow} legal={school.legal_pages} />
    case 'two_factor':
      return <TwoFactorStep token={flow.twoFactorToken ?? ''} onEnter={flow.enter} />
    case 'new_password':
      return <NewPasswordStep flow={flow} />
    case undefined:
      return (
        <EmailStep
          flow={flow}
          title={flow.invite === undefined ? t('auth.title', { school: school.name }) : t('auth.owner_title')}
          text={t(flow.invite === undefined ? 'auth.text' : 'auth.owner_text')}
          services={<ServiceButtons services={services} next={next} />}
        />
      )
    default:
      return flow.step satisfies never
  }
}

const SignedInAlready = ({ name, flow }: { name: string; flow: SignIn }) => {
  const { t } = useTexts()
  const change = useAction(async () => {
    await logout({})
    window.location.reload()
  })
  return (
    <StepForm
      title={t('auth.signed_in_title')}
      submit={t('auth.continue')}
      busy={false}
      error={change.error}
      onSubmit={flow.leave}
      ways={
        <Button look="quiet" busy={change.busy} onClick={() => change.run(undefined)}>
          {t('auth.other_account')}
        </Button>
      }
    >
      <p className={styles.account}>
        <span className={styles.who}>
          <Avatar name={name} size={28} />
          <span className={styles.address}>{name}</span>
        </span>
      </p>
    </StepForm>
  )
}
