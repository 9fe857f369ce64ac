import type { MailState } from '@lectern/contract/identity/mail-states'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { readStartIntent } from '../../../lib/start-intent.ts'
import { CodeForm } from './restore/code-form.tsx'
import { EmailForm } from './restore/email-form.tsx'
import { PasswordForm } from './restore/password-form.tsx'
import { useFragment } from './use-fragment.ts'
import { useStoredEmail } from './use-stored-email.ts'
import { useResend } from './use-resend.ts'
import { restore } from '../api.ts'

/** Three steps to a new password: the e-mail, the code from the letter (or its link), the password. */
export const RestorePage = () => {
  const { next } = useSearch({ from: '/_enter/restore' })
  const [email, keepEmail] = useStoredEmail()
  const [isSent, setSent] = useState(false)
  const [resetToken, setResetToken] = useState<string>()
  const [linkToken, setLinkToken] = useState<string>()
  const [mail, setMail] = useState<MailState>()
  const resend = useResend()
  useFragment('token', setLinkToken)
  const send = async (to: string) => {
    const { data } = await restore({ body: { email: to, next, start_course: readStartIntent() } })
    setMail(data.mail)
    keepEmail(to)
    resend.start(data.resend_after)
    setSent(true)
  }
  if (resetToken !== undefined) return <PasswordForm token={resetToken} email={email} next={next} />
  if (isSent || linkToken !== undefined)
    return (
      <CodeForm
        email={email}
        link={linkToken}
        mail={mail}
        left={resend.left}
        onResend={() => send(email)}
        onOther={() => {
          setSent(false)
          setLinkToken(undefined)
        }}
        onProven={setResetToken}
      />
    )
  return <EmailForm email={email} next={next} onSend={send} />
}
