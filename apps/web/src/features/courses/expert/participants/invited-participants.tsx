import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { InvitedParticipant } from '@lectern/contract/courses/course'
import { Table, type TableColumn } from '@lectern/ui/lists/table'
import { MailX } from 'lucide-react'
import { queryFor } from '../../../../lib/api/index.ts'
import { type Dates, type ReaderTexts, useDates, useTexts } from '../../../../lib/texts/index.ts'
import { useBulkActions } from '../../../../frame/expert/index.ts'
import { ListView, useListState } from '../../../../frame/index.ts'
import { LetterBadge, letterPoll } from '../../../staff/index.ts'
import { InvitedActions } from './invited-actions.tsx'
import { listInvitedParticipants, withdrawParticipantInvitation } from '../../api.ts'
import { useParticipantsReload } from './participants-reload.ts'

type Words = Pick<ReaderTexts & Dates, 't' | 'date'>

const invitedColumns = ({ t, date }: Words): TableColumn<InvitedParticipant>[] => [
  {
    id: 'email',
    header: t('participants.participant_email'),
    cell: ({ email, letter }) => (
      <>
        {email} <LetterBadge letter={letter} />
      </>
    ),
  },
  {
    id: 'sent',
    header: t('participants.invited_participants'),
    align: 'end',
    cell: ({ is_expired, sent_at }) =>
      is_expired ? t('participants.invited_participant_expired') : date(sent_at),
  },
]

/** Who was invited to a course and has not accepted yet; nothing when nobody waits. */
export const InvitedParticipants = ({ product }: { product: number }) => {
  const { t } = useTexts()
  const { date } = useDates()
  const address = useListState({ name: 'invited-participants' })
  const reload = useParticipantsReload()
  const list = useQuery({
    ...queryFor(listInvitedParticipants, {
      params: { product },
      query: { page: address.page, per_page: address.perPage },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => letterPoll(state.data?.data),
  })
  const bulk = useBulkActions<InvitedParticipant>({
    rowId: ({ id }) => String(id),
    rowName: ({ email }) => email,
    selectedText: (count) => t('school.people_selected', { count }),
    actionsOf: (chosen) => [
      {
        label: t('school.invitations_withdraw'),
        icon: MailX,
        rows: chosen,
        call: async ([row]) =>
          row && withdrawParticipantInvitation({ params: { product, invitation: row.id } }),
        doneText: (count) => t('school.invitations_withdrawn', { count }),
      },
    ],
    reload,
  })
  const columns = invitedColumns({ t, date })
  if (!list.data || list.data.meta.total === 0) return null
  return (
    <>
      <ListView list={list} address={address} empty={null} bulk={bulk.list}>
        {(rows) => (
          <Table
            caption={t('participants.invited_participants')}
            columns={columns}
            rows={rows}
            rowId={({ id }) => String(id)}
            selection={bulk.table(rows)}
            rowActionsLabel={t('create-course.actions')}
            renderRowActions={(row) => <InvitedActions product={product} row={row} />}
          />
        )}
      </ListView>
      {bulk.dialogs}
    </>
  )
}
