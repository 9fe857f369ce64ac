import type { MailState } from '@lectern/contract/identity/mail-states'
import { Button } from '@lectern/ui/actions/button'
import { useEffect, useState } from 'react'
import { storeStartIntent } from '../../../../lib/start-intent.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useAction } from '../../../../lib/use-action.ts'
import { AccountLine } from '../fields/account-line.tsx'
import { confirmRestore } from '../../api.ts'
import { besidesCode, CodeField, Resend } from '../fields/code-field.tsx'
import { MailFault } from '../fields/mail-fault.tsx'
import { StepForm } from '../step-form.tsx'

interface CodeFormProps {
  email: string
  /** The token of the letter's link, for who came by it. */
  link: string | undefined
  /** Whether letters go out. */
  mail: MailState | undefined
  /** Seconds until another letter may be asked for. */
  left: number
  onResend: () => Promise<void>
  onOther: () => void
  onProven: (resetToken: string) => void
}

/** The code from the letter; its link does this step by itself. */
export const CodeForm = ({ email, link, mail, left, onResend, onOther, onProven }: CodeFormProps) => {
  const { t } = useTexts()
  const [code, setCode] = useState('')
  const prove = useAction(async (by: { code: string } | { token: string }) => {
    const { data } = await confirmRestore({ body: 'token' in by ? by : { email, ...by } })
    if (data.start_course !== null) storeStartIntent(data.start_course)
    onProven(data.reset_token)
  })
  const again = useAction(async () => {
    setCode('')
    await onResend()
  })
  const { run } = prove
  useEffect(() => {
    if (link !== undefined) run({ token: link })
    // oxlint-disable-next-line react/exhaustive-deps -- a link is used once
  }, [link])
  if (link !== undefined)
    return (
      <StepForm
        title={t('auth.restore_link_title')}
        submit={t('auth.restore_again')}
        busy={prove.busy}
        error={prove.error}
        onSubmit={onOther}
      >
        {null}
      </StepForm>
    )
  return (
    <StepForm
      title={t(mail === 'kept' ? 'auth.code_kept_title' : 'auth.code_title')}
      text={mail === 'kept' ? undefined : t('auth.restore_code_text')}
      submit={t('auth.continue')}
      busy={prove.busy}
      error={besidesCode(prove.error) ?? again.error}
      onSubmit={() => prove.run({ code })}
      ways={
        <>
          <Resend left={left} busy={again.busy} onResend={() => again.run(undefined)} />
          <Button variant="quiet" onClick={onOther}>
            {t('auth.other_email')}
          </Button>
        </>
      }
    >
      <MailFault mail={mail} />
      <AccountLine email={email} />
      <CodeField
        value={code}
        onChange={setCode}
        onComplete={(done) => prove.run({ code: done })}
        error={prove.error}
      />
    </StepForm>
  )
}
