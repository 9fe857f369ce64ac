import type { MailState } from '@lectern/contract/identity/mail-states'
import { Button } from '@lectern/ui/actions/button'
import { Field } from '@lectern/ui/fields/field'
import { Notice } from '@lectern/ui/feedback/notice'
import { TextInput } from '@lectern/ui/fields/text-input'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useRouter } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { errorText, fieldText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { besidesCode, CodeField, Resend } from '../sign-in/fields/code-field.tsx'
import { MailFault } from '../sign-in/fields/mail-fault.tsx'
import { useResend } from '../sign-in/use-resend.ts'
import { changeEmail, sendEmailCode } from '../api.ts'
import styles from './security.module.css'

/** Another address: first the code that was sent there, then it is the one to sign in with. */
export const ChangeEmail = ({ proofToken, onDone }: { proofToken: string; onDone: () => void }) => {
  const { t } = useTexts()
  const router = useRouter()
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const [isSent, setSent] = useState(false)
  const [mail, setMail] = useState<MailState>()
  const resend = useResend()
  const send = useAction(async () => {
    const { data } = await sendEmailCode({ body: { email, proof_token: proofToken } })
    setMail(data.mail)
    resend.start(data.resend_after)
    setSent(true)
  })
  const change = useAction(async (given: string) => {
    await changeEmail({ body: { email, code: given } })
    toasts.show({ tone: 'success', title: t('account.email_changed', { email }) })
    onDone()
    await router.invalidate()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSent) change.run(code)
    else send.run(undefined)
  }
  const error = besidesCode(change.error) ?? (fieldText(send.error, 'email', t) ? null : send.error)
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {error && (
        <Notice tone="danger" announce="at-once">
          {errorText(error, t)}
        </Notice>
      )}
      <Field
        label={t('account.email_new')}
        error={fieldText(send.error, 'email', t)}
        help={isSent && mail !== 'kept' ? t('account.email_sent') : undefined}
        required
      >
        <TextInput
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          readOnly={isSent}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      </Field>
      {isSent && <MailFault mail={mail} />}
      {isSent && <CodeField value={code} onChange={setCode} onComplete={change.run} error={change.error} />}
      <div className={styles.ways}>
        <Button type="submit" variant="primary" busy={isSent ? change.busy : send.busy}>
          {t(isSent ? 'account.email_take' : 'auth.restore_send')}
        </Button>
        {isSent && <Resend left={resend.left} busy={send.busy} onResend={() => send.run(undefined)} />}
        <Button variant="quiet" onClick={onDone}>
          {t('account.cancel')}
        </Button>
      </div>
    </form>
  )
}
