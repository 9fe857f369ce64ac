import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { InvitedParticipant } from '@lectern/contract/courses/course'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Table, type TableColumn } from '@lectern/ui/lists/table'
import { MailX } from 'lucide-react'
import { queryFor } from '../../../../lib/api/index.ts'
import { type Dates, type ReaderTexts, useDates, useTexts } from '../../../../lib/texts/index.ts'
import { useBulkActions } from '../../../../frame/expert/index.ts'
import { ListView, useListState } from '../../../../frame/index.ts'
import { listInvitedParticipants, withdrawParticipantInvitation } from '../../api.ts'
import { useParticipantsReload } from './participants-reload.ts'

type Words = Pick<ReaderTexts & Dates, 't' | 'date'>

const invitedColumns = ({ t, date }: Words): TableColumn<InvitedParticipant>[] => [
  { id: 'email', header: t('create-course.participant_email'), cell: ({ email }) => email },
  {
    id: 'sent',
    header: t('create-course.invited_participants'),
    align: 'end',
    cell: ({ is_expired, sent_at }) =>
      is_expired ? t('create-course.invited_participant_expired') : date(sent_at),
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
  })
  const withdraw = useMutation({
    mutationFn: (invitation: number) => withdrawParticipantInvitation({ params: { product, invitation } }),
    onSuccess: reload,
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
            caption={t('create-course.invited_participants')}
            columns={columns}
            rows={rows}
            rowId={({ id }) => String(id)}
            selection={bulk.table(rows)}
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
          />
        )}
      </ListView>
      {bulk.dialogs}
    </>
  )
}
