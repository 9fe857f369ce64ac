import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useRouter } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { AccountSection } from '../../../frame/index.ts'
import type { User } from '../visitor.ts'
import { NewPasswordField } from '../sign-in/fields/new-password-field.tsx'
import { textOf } from '../sign-in/fields/form-text.ts'
import { changePassword } from '../api.ts'
import styles from './security.module.css'
import { useProof } from './use-proof.tsx'

/** The password: set, or changed after proof that it is the owner who does it. */
export const PasswordSection = ({ user }: { user: User }) => {
  const { t } = useTexts()
  const [proofToken, setProofToken] = useState<string>()
  const proof = useProof()
  return (
    <AccountSection
      title={t('auth.password')}
      text={t(user.has_password ? 'account.password_text' : 'account.password_none')}
      action={
        proofToken === undefined && (
          <Button onClick={() => proof.ask(setProofToken)}>
            {t(user.has_password ? 'account.password_change' : 'account.password_set')}
          </Button>
        )
      }
    >
      {proofToken !== undefined && (
        <PasswordForm user={user} proofToken={proofToken} onDone={() => setProofToken(undefined)} />
      )}
      {proof.dialog}
    </AccountSection>
  )
}

interface PasswordFormProps {
  user: User
  proofToken: string
  onDone: () => void
}

const PasswordForm = ({ user, proofToken, onDone }: PasswordFormProps) => {
  const { t } = useTexts()
  const router = useRouter()
  const save = useAction(async (password: string) => {
    await changePassword({ body: { proof_token: proofToken, password } })
    toasts.show({ tone: 'success', title: t('account.password_saved') })
    onDone()
    await router.invalidate()
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    save.run(textOf(new FormData(event.currentTarget), 'password'))
  }
  return (
    <form noValidate className={styles.form} onSubmit={send}>
      {save.error && (
        <Notice tone="danger" announce="at-once">
          {errorText(save.error, t)}
        </Notice>
      )}
      <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <NewPasswordField
        error={save.error}
        label={t('auth.new_password')}
        own={[user.name, user.email.split('@')[0] ?? '']}
      />
      <div className={styles.ways}>
        <Button type="submit" variant="primary" busy={save.busy}>
          {t('auth.new_password_save')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('account.cancel')}
        </Button>
      </div>
    </form>
  )
}
