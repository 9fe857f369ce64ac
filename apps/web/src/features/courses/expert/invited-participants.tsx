import { useMutation, useQuery } from '@tanstack/react-query'
import type { InvitedParticipant } from '@lectern/contract/courses/course'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Table, type TableColumn } from '@lectern/ui/lists/table'
import { MailX } from 'lucide-react'
import { useState } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { type Dates, type ReaderTexts, useDates, useTexts } from '../../../lib/texts/index.ts'
import { ListPages } from '../../frame/index.ts'
import { listInvitedParticipants, withdrawParticipantInvitation } from '../api.ts'
import { useParticipantsReload } from './participants-reload.ts'

type Words = Pick<ReaderTexts & Dates, 't' | 'date'>

const invitedColumns = ({ t, date }: Words): TableColumn<InvitedParticipant>[] => [
  { id: 'email', header: t('create-course.invited_participants'), cell: ({ email }) => email },
  {
    id: 'sent',
    header: t('create-course.since'),
    align: 'end',
    cell: ({ is_expired, sent_at }) =>
      is_expired
        ? t('create-course.invited_participant_expired')
        : t('create-course.invited_participant_on', { date: date(sent_at) }),
  },
]

/** Who was invited to a course and has not accepted yet; nothing when nobody waits. */
export const InvitedParticipants = ({ product }: { product: number }) => {
  const { t } = useTexts()
  const { date } = useDates()
  const [page, setPage] = useState({ page: 1, per_page: 15 })
  const reload = useParticipantsReload()
  const { data } = useQuery({
    ...queryFor(listInvitedParticipants, { params: { product }, query: page }),
    placeholderData: (before) => before,
  })
  const withdraw = useMutation({
    mutationFn: (invitation: number) => withdrawParticipantInvitation({ params: { product, invitation } }),
    onSuccess: reload,
  })
  const columns = invitedColumns({ t, date })
  if (!data || data.meta.total === 0) return null
  return (
    <Table
      caption={t('create-course.invited_participants')}
      columns={columns}
      rows={data.data}
      rowId={({ id }) => String(id)}
      rowActionsLabel={t('create-course.actions')}
      renderRowActions={({ id, email }) => (
        <IconButton
          icon={MailX}
          size="small"
          label={t('create-course.invited_participant_withdraw', { email })}
          disabled={withdraw.isPending}
          onClick={() => withdraw.mutate(id)}
        />
      )}
      foot={
        data.meta.last_page > 1 && (
          <ListPages
            meta={data.meta}
            onPage={(next) => setPage((before) => ({ ...before, page: next }))}
            onPerPage={(next) => setPage({ page: 1, per_page: next })}
          />
        )
      }
    />
  )
}
