import type { MailState } from '@lectern/contract/identity/mail-states'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useRouter } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { besidesCode, CodeField, Resend } from '../sign-in/fields/code-field.tsx'
import { MailFault } from '../sign-in/fields/mail-fault.tsx'
import { useResend } from '../sign-in/use-resend.ts'
import { confirmEmail } from '../api.ts'
import styles from './security.module.css'

/** Confirms the address with a code sent to it. */
export const ConfirmEmail = () => {
  const { t } = useTexts()
  const router = useRouter()
  const [code, setCode] = useState('')
  const [isSent, setSent] = useState(false)
  const [mail, setMail] = useState<MailState>()
  const resend = useResend()
  const send = useAction(async () => {
    const { data } = await confirmEmail({ body: {} })
    setMail(data.mail)
    resend.start(data.resend_after ?? 60)
    setSent(true)
  })
  const confirm = useAction(async (given: string) => {
    await confirmEmail({ body: { code: given } })
    toasts.show({ tone: 'success', title: t('account.email_confirmed_toast') })
    await router.invalidate()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSent) confirm.run(code)
    else send.run(undefined)
  }
  const error = besidesCode(confirm.error) ?? send.error
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {error && (
        <Notice tone="danger" announce="at-once">
          {errorText(error, t)}
        </Notice>
      )}
      {isSent && <MailFault mail={mail} />}
      {isSent && <CodeField value={code} onChange={setCode} onComplete={confirm.run} error={confirm.error} />}
      <div className={styles.ways}>
        <Button
          type="submit"
          variant={isSent ? 'primary' : 'secondary'}
          busy={isSent ? confirm.busy : send.busy}
        >
          {t(isSent ? 'account.email_confirm' : 'account.email_confirm_send')}
        </Button>
        {isSent && <Resend left={resend.left} busy={send.busy} onResend={() => send.run(undefined)} />}
      </div>
    </form>
  )
}
