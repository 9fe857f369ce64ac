import type { MailState } from '@lectern/contract/identity/mail-states'
import { Button } from '@lectern/ui/actions/button'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { Field } from '@lectern/ui/fields/field'
import { Notice } from '@lectern/ui/feedback/notice'
import { PasswordInput } from '@lectern/ui/fields/password-input'
import { useLoaderData, useRouteContext } from '@tanstack/react-router'
import { useEffect, useId, useState, type FormEvent } from 'react'
import { errorText, fieldText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { besidesCode, CodeField, Resend } from '../sign-in/fields/code-field.tsx'
import { MailFault } from '../sign-in/fields/mail-fault.tsx'
import { useResend } from '../sign-in/use-resend.ts'
import { ApiError } from '../../../lib/api/index.ts'
import { confirmPassword, validatePassword } from '../api.ts'
import styles from './security.module.css'

interface ProveIdentityProps {
  open: boolean
  onClose: () => void
  /** Given the token that the next dangerous call of this session shows. */
  onProven: (proofToken: string) => void
}

/** "Prove that it is you": by the password, or by a code sent to the own address. */
export const ProveIdentity = (props: ProveIdentityProps) => {
  const { t } = useTexts()
  const { texts } = useRouteContext({ from: '__root__' })
  const { visitor } = useLoaderData({ from: '__root__' })
  const [byCode, setByCode] = useState(false)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    if (props.open) void texts.need('account', 'auth').then(() => setReady(true))
  }, [props.open, texts])
  const withCode = byCode || !visitor?.has_password
  if (!isReady) return null
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={t('account.prove_title')}
      description={t(withCode ? 'account.prove_code_text' : 'account.prove_password_text', {
        email: visitor?.email ?? '',
      })}
      closeLabel={t('common.close')}
    >
      {withCode ? (
        <ByCode onProven={props.onProven} />
      ) : (
        <ByPassword email={visitor?.email ?? ''} onProven={props.onProven} onCode={() => setByCode(true)} />
      )}
    </Dialog>
  )
}

interface ByPasswordProps {
  email: string
  onProven: (proofToken: string) => void
  onCode: () => void
}

const isWrong = (error: Error | null): boolean => error instanceof ApiError && error.code === 'wrong_password'

const ByPassword = ({ email, onProven, onCode }: ByPasswordProps) => {
  const { t } = useTexts()
  const id = useId()
  const [password, setPassword] = useState('')
  const prove = useAction(async () => {
    const { data } = await validatePassword({ body: { password } })
    onProven(data.proof_token)
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    prove.run(undefined)
  }
  return (
    <form noValidate className={styles.form} onSubmit={send} id={id}>
      {prove.error && !isWrong(prove.error) && (
        <Notice tone="danger" announce="at-once">
          {errorText(prove.error, t)}
        </Notice>
      )}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field
        label={t('auth.password')}
        error={isWrong(prove.error) ? errorText(prove.error, t) : fieldText(prove.error, 'password', t)}
        required
      >
        <PasswordInput
          name="current-password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          words={{ show: t('auth.password_show'), hide: t('auth.password_hide') }}
        />
      </Field>
      <div className={styles.ways}>
        <Button type="submit" variant="primary" busy={prove.busy}>
          {t('auth.continue')}
        </Button>
        <Button variant="quiet" onClick={onCode}>
          {t('account.prove_by_code')}
        </Button>
      </div>
    </form>
  )
}

const ByCode = ({ onProven }: { onProven: (proofToken: string) => void }) => {
  const { t } = useTexts()
  const [code, setCode] = useState('')
  const [isSent, setSent] = useState(false)
  const [mail, setMail] = useState<MailState>()
  const resend = useResend()
  const send = useAction(async () => {
    const { data } = await confirmPassword({ body: {} })
    if (data.proof_token !== null) return onProven(data.proof_token)
    setMail(data.mail)
    resend.start(data.resend_after ?? 60)
    setSent(true)
  })
  const prove = useAction(async (given: string) => {
    const { data } = await confirmPassword({ body: { code: given } })
    if (data.proof_token !== null) onProven(data.proof_token)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSent) prove.run(code)
    else send.run(undefined)
  }
  const error = besidesCode(prove.error) ?? send.error
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {error && (
        <Notice tone="danger" announce="at-once">
          {errorText(error, t)}
        </Notice>
      )}
      {isSent && <MailFault mail={mail} />}
      {isSent && <CodeField value={code} onChange={setCode} onComplete={prove.run} error={prove.error} />}
      <div className={styles.ways}>
        <Button type="submit" variant="primary" busy={isSent ? prove.busy : send.busy}>
          {t(isSent ? 'auth.continue' : 'account.prove_send')}
        </Button>
        {isSent && <Resend left={resend.left} busy={send.busy} onResend={() => send.run(undefined)} />}
      </div>
    </form>
  )
}
