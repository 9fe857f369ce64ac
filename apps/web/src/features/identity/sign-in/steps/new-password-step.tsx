import { Button } from '@lectern/ui/actions/button'
import { useState } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useAction } from '../../../../lib/use-action.ts'
import { changePassword, confirmPassword } from '../../api.ts'
import { AccountLine } from '../fields/account-line.tsx'
import { besidesCode, CodeField } from '../fields/code-field.tsx'
import { textOf } from '../fields/form-text.ts'
import { NewPasswordField } from '../fields/new-password-field.tsx'
import { StepForm } from '../step-form.tsx'
import type { SignIn } from '../use-sign-in.ts'

/** Signed in by a code and without a password: offers to set one, and takes no for an answer. */
export const NewPasswordStep = ({ flow }: { flow: SignIn }) => {
  const { t } = useTexts()
  const [code, setCode] = useState('')
  const [isCodeAsked, askCode] = useState(false)
  const save = useAction(async (password: string) => {
    const { data } = await confirmPassword({ body: isCodeAsked ? { code } : {} })
    // A fresh sign-in by code is proof enough; after a while the school asks once more.
    if (data.proof_token === null) return askCode(true)
    await changePassword({ body: { proof_token: data.proof_token, password } })
    flow.leave()
  })
  return (
    <StepForm
      title={t('auth.new_password_title')}
      text={t(isCodeAsked ? 'auth.new_password_code_text' : 'auth.new_password_text')}
      submit={t('auth.new_password_save')}
      busy={save.busy}
      error={besidesCode(save.error)}
      onSubmit={(fields) => save.run(textOf(fields, 'password'))}
      ways={
        <Button variant="quiet" onClick={flow.leave}>
          {t('auth.not_now')}
        </Button>
      }
    >
      <AccountLine email={flow.email} />
      <NewPasswordField error={save.error} own={[flow.email.split('@')[0] ?? '']} />
      {isCodeAsked && (
        <CodeField value={code} onChange={setCode} onComplete={() => undefined} error={save.error} />
      )}
    </StepForm>
  )
}
