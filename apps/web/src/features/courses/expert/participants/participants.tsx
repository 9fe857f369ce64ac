import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ProductKind } from '@lectern/contract/kernel/product-kind'
import type { Participant } from '@lectern/contract/courses/course'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Table, type TableColumn } from '@lectern/ui/lists/table'
import { Users, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { queryFor } from '../../../../lib/api/index.ts'
import { useDates, useTexts, type Dates, type ReaderTexts } from '../../../../lib/texts/index.ts'
import { ConfirmRemoval } from '../../../../frame/expert/index.ts'
import { type ListSearch, ListView, useListAddress } from '../../../../frame/index.ts'
import { PersonCell } from '../../../staff/index.ts'
import { listParticipants, removeParticipant } from '../../api.ts'
import { AddPeople } from './add-people.tsx'
import { InvitedParticipants } from './invited-participants.tsx'
import { useParticipantsReload } from './participants-reload.ts'
import styles from '../expert-courses.module.css'
import { useParticipantsBulk } from './use-participants-bulk.ts'

const PersonOf = ({ user }: Participant) => <PersonCell person={user} />

type Words = Pick<ReaderTexts & Dates, 't' | 'date'>

const participantColumns = ({ t, date }: Words, hasProgress: boolean): TableColumn<Participant>[] => [
  {
    id: 'name',
    header: t('create-course.person'),
    cell: PersonOf,
  },
  ...(hasProgress
    ? [
        {
          id: 'progress',
          header: t('create-course.progress'),
          align: 'end' as const,
          cell: ({ progress }: Participant) => t('create-course.percent', { percent: progress }),
        },
      ]
    : []),
  {
    id: 'source',
    header: t('create-course.participant_source'),
    minor: true,
    cell: ({ source }) => t(`create-course.participant_source_${source}`),
  },
  {
    id: 'since',
    header: t('create-course.since'),
    align: 'end',
    minor: true,
    cell: ({ started_at }) => date(started_at),
  },
  {
    id: 'ends',
    header: t('create-course.participant_ends'),
    align: 'end',
    minor: true,
    cell: ({ ends_at }) => (ends_at === null ? t('create-course.participant_no_end') : date(ends_at)),
  },
]

interface ParticipantsProps {
  product: number
  /** What the product is called; a closed group has no lessons, and no progress. */
  kind: ProductKind
  /** What the address of the page says of the list. */
  search: ListSearch
}

/** Who takes part in a product, and how far they are. */
export const Participants = ({ product, kind, search: asked }: ParticipantsProps) => {
  const { t } = useTexts()
  const { date } = useDates()
  const address = useListAddress(asked, { name: 'participants' })
  const { page, perPage, search } = address
  const [removing, setRemoving] = useState<Participant>()
  const list = useQuery({
    ...queryFor(listParticipants, {
      params: { product },
      query: { page, per_page: perPage, 'filters[search]': search.q },
    }),
    placeholderData: keepPreviousData,
  })
  const reload = useParticipantsReload()
  const bulk = useParticipantsBulk(product, kind)
  const columns = participantColumns({ t, date }, kind !== 'closed_group')
  return (
    <div className={styles.page}>
      <AddPeople product={product} />
      <InvitedParticipants product={product} />
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
        remove={({ user }) => removeParticipant({ params: { product, user: user.id } })}
        onRemoved={reload}
        onClose={() => setRemoving(undefined)}
      />
    </div>
  )
}
