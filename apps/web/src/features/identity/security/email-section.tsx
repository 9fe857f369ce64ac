import rowList from '@lectern/ui/lists/row-list.module.css'
import { Badge } from '@lectern/ui/feedback/badge'
import { Button } from '@lectern/ui/actions/button'
import { useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { AccountSection } from '../../../frame/index.ts'
import type { User } from '../visitor.ts'
import { ChangeEmail } from './change-email.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import { useProof } from './use-proof.tsx'

/** The address to sign in with. */
export const EmailSection = ({ user }: { user: User }) => {
  const { t } = useTexts()
  const [proofToken, setProofToken] = useState<string>()
  const proof = useProof()
  return (
    <AccountSection
      title={t('auth.email')}
      text={t('account.email_text')}
      action={
        proofToken === undefined && (
          <Button onClick={() => proof.ask(setProofToken)}>{t('account.email_change')}</Button>
        )
      }
    >
      <p className={rowList.name}>
        {user.email}
        <Badge tone={user.email_verified ? 'success' : 'warning'}>
          {t(user.email_verified ? 'account.email_confirmed' : 'account.email_unconfirmed')}
        </Badge>
      </p>
      {!user.email_verified && proofToken === undefined && <ConfirmEmail />}
      {proofToken !== undefined && (
        <ChangeEmail proofToken={proofToken} onDone={() => setProofToken(undefined)} />
      )}
      {proof.dialog}
    </AccountSection>
  )
}
