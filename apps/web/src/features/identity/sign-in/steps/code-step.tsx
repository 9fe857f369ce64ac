import { Button } from '@lectern/ui/actions/button'
import { useState } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useAction } from '../../../../lib/use-action.ts'
import { AccountLine } from '../fields/account-line.tsx'
import { loginWithCode } from '../../api.ts'
import { besidesCode, CodeField, Resend } from '../fields/code-field.tsx'
import { MailFault } from '../fields/mail-fault.tsx'
import { StepForm } from '../step-form.tsx'
import type { SignIn } from '../use-sign-in.ts'

/** The six digits that were sent to the e-mail. */
export const CodeStep = ({ flow }: { flow: SignIn }) => {
  const { t } = useTexts()
  const { email, resend, mail } = flow
  const [code, setCode] = useState('')
  const enter = useAction(async (given: string) => {
    flow.enter((await loginWithCode({ body: { email, code: given } })).data)
  })
  const again = useAction(async () => {
    setCode('')
    await flow.sendCode()
  })
  return (
    <StepForm
      title={t(mail === 'kept' ? 'auth.code_kept_title' : 'auth.code_title')}
      text={mail === 'kept' ? undefined : t('auth.code_text')}
      submit={t('auth.sign_in')}
      busy={enter.busy}
      error={besidesCode(enter.error) ?? again.error}
      onSubmit={() => enter.run(code)}
      ways={
        <>
          <Resend left={resend.left} busy={again.busy} onResend={() => again.run(undefined)} />
          <Button variant="quiet" onClick={() => flow.go('password')}>
            {t('auth.by_password')}
          </Button>
        </>
      }
    >
      <MailFault mail={mail} />
      <AccountLine email={email} onChange={() => flow.go(undefined)} />
      <CodeField value={code} onChange={setCode} onComplete={enter.run} error={enter.error} />
    </StepForm>
  )
}
