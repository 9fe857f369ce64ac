import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Course, Participant } from '@lectern/contract/courses/course'
import { Avatar } from '@lectern/ui/layout/avatar'
import { ConfirmDelete } from '@lectern/ui/overlays/confirm-delete'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { SearchInput } from '@lectern/ui/fields/search-input'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { Table, type TableColumn } from '@lectern/ui/lists/table'
import { Users, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useDates, useTexts, type Dates, type ReaderTexts } from '../../../lib/texts/index.ts'
import { ListPages } from '../../frame/index.ts'
import { listParticipants, removeParticipant } from '../api.ts'
import { AddParticipant } from './add-participant.tsx'
import type { CoursePageSearch } from './course-page-search.ts'
import { InvitedParticipants } from './invited-participants.tsx'
import { useParticipantsReload } from './participants-reload.ts'
import styles from './expert-courses.module.css'

const from = '/expert/course/$courseId/'

/** Up to so many there is nothing to go through. */
const fewest = 15

const PersonCell = ({ user }: Participant) => (
  <span className={styles.person}>
    <Avatar name={user.name} size={28} />
    <span className={styles.personWords}>
      <span>{user.name}</span>
      <span className={styles.muted}>{user.email}</span>
    </span>
  </span>
)

type Words = Pick<ReaderTexts & Dates, 't' | 'date'>

const participantColumns = ({ t, date }: Words): TableColumn<Participant>[] => [
  {
    id: 'name',
    header: t('create-course.person'),
    cell: PersonCell,
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
  const { q, page = 1, per_page = 15 } = useSearch({ from })
  const navigate = useNavigate({ from })
  const [removing, setRemoving] = useState<Participant>()
  const change = (part: CoursePageSearch) =>
    void navigate({ search: (before) => ({ ...before, ...part }), replace: true })
  const { data, error } = useQuery({
    ...queryFor(listParticipants, {
      params: { product: course.product_id },
      query: { page, per_page, 'filters[search]': q },
    }),
    placeholderData: (before) => before,
  })
  const columns = participantColumns({ t, date })
  return (
    <div className={styles.page}>
      <AddParticipant product={course.product_id} />
      <InvitedParticipants product={course.product_id} />
      <div className={styles.toolbar}>
        <div className={styles.search}>
          <SearchInput
            value={q ?? ''}
            onChange={(words) => change({ q: words === '' ? undefined : words, page: undefined })}
            label={t('create-course.participants_search')}
            clearLabel={t('create-course.search_clear')}
          />
        </div>
      </div>
      {error && <p role="alert">{errorText(error, t)}</p>}
      {!data && !error && <SkeletonText lines={5} />}
      {data?.data.length === 0 && (
        <EmptyState
          icon={Users}
          framed
          title={t(
            q === undefined ? 'create-course.participants_empty' : 'create-course.participants_none_found',
          )}
          text={q === undefined ? t('create-course.participants_empty_text') : undefined}
        />
      )}
      {data && data.data.length > 0 && (
        <Table
          caption={t('create-course.tab_participants')}
          columns={columns}
          rows={data.data}
          rowId={({ user }) => String(user.id)}
          rowActionsLabel={t('create-course.actions')}
          renderRowActions={(row) => (
            <IconButton
              icon={UserMinus}
              size="small"
              label={t('create-course.participant_remove', { name: row.user.name })}
              onClick={() => setRemoving(row)}
            />
          )}
          foot={
            data.meta.total > fewest && (
              <ListPages
                meta={data.meta}
                onPage={(next) => change({ page: next })}
                onPerPage={(next) => change({ per_page: next, page: undefined })}
              />
            )
          }
        />
      )}
      <RemoveParticipant
        product={course.product_id}
        participant={removing}
        onClose={() => setRemoving(undefined)}
      />
    </div>
  )
}

interface RemoveParticipantProps {
  product: number
  participant: Participant | undefined
  onClose: () => void
}

const RemoveParticipant = ({ product, participant, onClose }: RemoveParticipantProps) => {
  const { t } = useTexts()
  const reload = useParticipantsReload()
  const remove = useMutation({
    mutationFn: (user: number) => removeParticipant({ params: { product, user } }),
    onSuccess: async () => {
      onClose()
      await reload()
    },
    meta: { showsErrors: true },
  })
  return (
    <ConfirmDelete
      open={participant !== undefined}
      onClose={onClose}
      title={t('create-course.participant_remove', { name: participant?.user.name ?? '' })}
      message={t('create-course.participant_remove_text')}
      confirmLabel={t('create-course.participant_remove_confirm')}
      cancelLabel={t('create-course.cancel')}
      closeLabel={t('common.close')}
      busy={remove.isPending}
      error={remove.error ? errorText(remove.error, t) : undefined}
      onConfirm={() => participant && remove.mutate(participant.user.id)}
    />
  )
}
