import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { Course, Participant } from '@lectern/contract/courses/course'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Table, type TableColumn } from '@lectern/ui/lists/table'
import { Users, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { useDates, useTexts, type Dates, type ReaderTexts } from '../../../lib/texts/index.ts'
import { ConfirmRemoval } from '../../../frame/expert/index.ts'
import { ListView, useListAddress } from '../../../frame/index.ts'
import { PersonCell } from '../../staff/index.ts'
import { listParticipants, removeParticipant } from '../api.ts'
import { AddParticipant } from './add-participant.tsx'
import { InvitedParticipants } from './invited-participants.tsx'
import { useParticipantsReload } from './participants-reload.ts'
import styles from './expert-courses.module.css'
import { useParticipantsBulk } from './use-participants-bulk.ts'

const from = '/expert/course/$courseId/'

const PersonOf = ({ user }: Participant) => <PersonCell person={user} />

type Words = Pick<ReaderTexts & Dates, 't' | 'date'>

const participantColumns = ({ t, date }: Words): TableColumn<Participant>[] => [
  {
    id: 'name',
    header: t('create-course.person'),
    cell: PersonOf,
  },
  {
    id: 'progress',
    header: t('create-course.progress'),
    align: 'end',
    cell: ({ progress }) => t('create-course.percent', { percent: progress }),
  },
  {
    id: 'since',
    header: t('create-course.since'),
    align: 'end',
    minor: true,
    cell: ({ started_at }) => date(started_at),
  },
]

/** Who takes part in a course, and how far they are. */
export const Participants = ({ course }: { course: Course }) => {
  const { t } = useTexts()
  const { date } = useDates()
  const address = useListAddress(useSearch({ from }), { name: 'participants' })
  const { page, perPage, search } = address
  const [removing, setRemoving] = useState<Participant>()
  const list = useQuery({
    ...queryFor(listParticipants, {
      params: { product: course.product_id },
      query: { page, per_page: perPage, 'filters[search]': search.q },
    }),
    placeholderData: keepPreviousData,
  })
  const reload = useParticipantsReload()
  const bulk = useParticipantsBulk(course.product_id)
  const columns = participantColumns({ t, date })
  return (
    <div className={styles.page}>
      <AddParticipant product={course.product_id} />
      <InvitedParticipants product={course.product_id} />
      <ListView
        list={list}
        address={address}
        search={{ label: t('create-course.participants_search') }}
        empty={
          <EmptyState
            icon={Users}
            framed
            title={t('create-course.participants_empty')}
            text={t('create-course.participants_empty_text')}
          />
        }
        noneFound={{ title: t('create-course.participants_none_found') }}
        bulk={bulk.list}
      >
        {(rows) => (
          <Table
            caption={t('create-course.tab_participants')}
            columns={columns}
            rows={rows}
            rowId={({ user }) => String(user.id)}
            selection={bulk.table(rows)}
            rowActionsLabel={t('create-course.actions')}
            renderRowActions={(row) => (
              <IconButton
                icon={UserMinus}
                size="small"
                label={t('create-course.participant_remove', { name: row.user.name })}
                onClick={() => setRemoving(row)}
              />
            )}
          />
        )}
      </ListView>
      {bulk.dialogs}
      <ConfirmRemoval
        thing={removing}
        title={({ user }) => t('create-course.participant_remove', { name: user.name })}
        message={() => t('create-course.participant_remove_text')}
        confirmLabel={t('create-course.participant_remove_confirm')}
        remove={({ user }) => removeParticipant({ params: { product: course.product_id, user: user.id } })}
        onRemoved={reload}
        onClose={() => setRemoving(undefined)}
      />
    </div>
  )
}
