import { useMutation } from '@tanstack/react-query'
import type { InvitedParticipant } from '@lectern/contract/courses/course'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { MailX, Send } from 'lucide-react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { CopyInvitationLink, tellLetter } from '../../../staff/index.ts'
import { addParticipant, linkParticipantInvitation, withdrawParticipantInvitation } from '../../api.ts'
import { useParticipantsReload } from './participants-reload.ts'

interface InvitedActionsProps {
  product: number
  row: InvitedParticipant
}

/** What can be done with an invitation that waits: hand its link over, send it again, take it back. */
export const InvitedActions = ({ product, row: { id, email } }: InvitedActionsProps) => {
  const { t } = useTexts()
  const reload = useParticipantsReload()
  const params = { product, invitation: id }
  const withdraw = useMutation({
    mutationFn: () => withdrawParticipantInvitation({ params }),
    onSuccess: reload,
  })
  const resend = useMutation({
    // Whoever is invited again gets another letter.
    mutationFn: () => addParticipant({ params: { product }, body: { email } }),
    onSuccess: async ({ data: { invitation } }) => {
      if (invitation) tellLetter(invitation, t('participants.participant_invited', { email }), t)
      await reload()
    },
  })
  return (
    <>
      <CopyInvitationLink email={email} makeLink={() => linkParticipantInvitation({ params })} />
      <IconButton
        icon={Send}
        size="small"
        label={t('expert.letter_resend', { email })}
        disabled={resend.isPending}
        onClick={() => resend.mutate()}
      />
      <IconButton
        icon={MailX}
        size="small"
        label={t('participants.invited_participant_withdraw', { email })}
        disabled={withdraw.isPending}
        onClick={() => withdraw.mutate()}
      />
    </>
  )
}
