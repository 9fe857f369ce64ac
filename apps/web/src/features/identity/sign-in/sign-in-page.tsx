import { useLoaderData, useSearch } from '@tanstack/react-router'
import { useTexts } from '../../../lib/texts/index.ts'
import { ServiceButtons } from './fields/service-buttons.tsx'
import { CodeStep } from './steps/code-step.tsx'
import { EmailStep } from './steps/email-step.tsx'
import { NewPasswordStep } from './steps/new-password-step.tsx'
import { PasswordStep } from './steps/password-step.tsx'
import { RegisterStep } from './steps/register-step.tsx'
import { TwoFactorStep } from './steps/two-factor-step.tsx'
import { useSignIn } from './use-sign-in.ts'

/** Signing in and signing up: the e-mail first, then whatever the school needs from this person. */
export const SignInPage = () => {
  const flow = useSignIn()
  const { t } = useTexts()
  const { school } = useLoaderData({ from: '/_enter' })
  const { services, fields } = useLoaderData({ from: '/_enter/login' })
  const { next } = useSearch({ from: '/_enter/login' })
  switch (flow.step) {
    case 'password':
      return <PasswordStep flow={flow} next={next} />
    case 'code':
      return <CodeStep flow={flow} />
    case 'register':
      return <RegisterStep flow={flow} legal={school.legal_pages} fields={fields} />
    case 'two_factor':
      return <TwoFactorStep token={flow.twoFactorToken ?? ''} onEnter={flow.enter} />
    case 'new_password':
      return <NewPasswordStep flow={flow} />
    case undefined:
      return (
        <EmailStep
          flow={flow}
          title={t('auth.title', { school: school.name })}
          text={t('auth.text')}
          services={<ServiceButtons services={services} next={next} />}
        />
      )
    default:
      return flow.step satisfies never
  }
}
