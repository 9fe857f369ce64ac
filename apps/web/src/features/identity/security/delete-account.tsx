import { ConfirmDelete } from '@lectern/ui/overlays/confirm-delete'
import { useState } from 'react'
import { ApiError } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts, type Translate } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import type { User } from '../visitor.ts'
import { deleteAccount } from '../api.ts'
import { useProof } from './use-proof.tsx'

/** Why it was refused, with the schools that somebody else must take first. */
const reasonOf = (error: Error, t: Translate): string => {
  const schools = error instanceof ApiError ? Object.values(error.fields).flat() : []
  return [errorText(error, t), schools.join(', ')].filter(Boolean).join(' ')
}

/** Asks for the address, then for proof, then leaves; within 14 days signing in again takes it back. */
export const DeleteAccount = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const { t } = useTexts()
  const proof = useProof()
  const [isAsking, setAsking] = useState(true)
  const leave = useAction(async (proof_token: string) => {
    setAsking(true)
    await deleteAccount({ params: { user: user.id }, body: { proof_token, email: user.email } })
    window.location.assign(paths.home)
  })
  return (
    <>
      <ConfirmDelete
        open={isAsking}
        onClose={onClose}
        onConfirm={() => {
          setAsking(false)
          proof.ask(leave.run)
        }}
        title={t('account.delete_title')}
        message={t('account.delete_message')}
        confirmLabel={t('account.delete')}
        cancelLabel={t('account.cancel')}
        closeLabel={t('common.close')}
        nameToType={{ name: user.email, label: t('account.delete_type') }}
        busy={leave.busy}
        error={leave.error && reasonOf(leave.error, t)}
      />
      {proof.dialog}
    </>
  )
}
