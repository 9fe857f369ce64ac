import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Invitation, StaffRow } from '@lectern/contract/staff/staff'
import textStyles from '@lectern/ui/text/text.module.css'
import { Badge } from '@lectern/ui/feedback/badge'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Link } from '@lectern/ui/actions/link'
import { Table, type TableColumn, type TableSelection } from '@lectern/ui/lists/table'
import { TableSkeleton } from '@lectern/ui/lists/table-skeleton'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { MailX, Send, UserPlus } from 'lucide-react'
import { queryFor } from '../../../lib/api/index.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { ListView, useListAddress } from '../../../frame/index.ts'
import { CopyInvitationLink } from '../mail/copy-invitation-link.tsx'
import { LetterBadge } from '../mail/letter-badge.tsx'
import { letterPoll } from '../mail/letter-poll.ts'
import { MailNotice } from '../mail/mail-notice.tsx'
import { tellLetter } from '../mail/tell-letter.ts'
import { linkInvitation, listStaff, resendInvitation, withdrawInvitation } from '../api.ts'
import { PersonCell } from '../person-cell.tsx'
import { groupName } from '../rights/rights-words.ts'
import { useHeldRights } from '../use-held-rights.ts'
import { useStaffReload } from '../use-staff-reload.ts'
import styles from './team.module.css'
import { staffRowId, useStaffBulk } from './use-staff-bulk.ts'

const from = '/expert/settings/team/'

/** Members of the staff, the owner first, and who was invited. */
export const StaffList = ({ onInvite }: { onInvite: () => void }) => {
  const { t } = useTexts()
  const address = useListAddress(useSearch({ from }), { name: 'staff', perPage: 50 })
  const { q } = address.search
  const held = useHeldRights()
  const list = useQuery({
    ...queryFor(listStaff, { query: { search: q, page: address.page, per_page: address.perPage } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => letterPoll(state.data?.data.filter((row) => row.kind === 'invitation')),
  })
  const bulk = useStaffBulk()
  const isAlone = q === undefined && list.data?.meta.total === 1
  return (
    <div className={styles.page}>
      <MailNotice />
      <ListView
        list={list}
        address={address}
        search={{ label: t('school.people_search') }}
        skeleton={<TableSkeleton widths={['60%', '50%', '80px', '64px']} rows={4} />}
        empty={null}
        noneFound={{ title: t('school.people_none_found') }}
        bulk={bulk?.list}
      >
        {(rows) => <StaffTable rows={rows} selection={bulk?.table(rows)} />}
      </ListView>
      {bulk?.dialogs}
      {isAlone && held.has('user_create') && <Alone onInvite={onInvite} />}
    </div>
  )
}

const Alone = ({ onInvite }: { onInvite: () => void }) => {
  const { t } = useTexts()
  return (
    <EmptyState
      icon={UserPlus}
      framed
      title={t('school.people_alone')}
      text={t('school.people_alone_text')}
      add={{ label: t('school.invite'), onAdd: onInvite }}
    />
  )
}

interface StaffTableProps {
  rows: readonly StaffRow[]
  selection: TableSelection | undefined
}

const StaffTable = ({ rows, selection }: StaffTableProps) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const held = useHeldRights()
  const columns = useColumns()
  return (
    <Table
      caption={t('school.team_people')}
      columns={columns}
      rows={rows}
      rowId={staffRowId}
      selection={selection}
      onOpen={(row) => row.kind === 'member' && void navigate({ href: expertPaths.member(row.id) })}
      rowActionsLabel={t('school.actions')}
      renderRowActions={(row) =>
        row.kind === 'invitation' && held.has('user_create') ? <InvitationActions row={row} /> : null
      }
    />
  )
}

const useColumns = (): TableColumn<StaffRow>[] => {
  const { t } = useTexts()
  const { date } = useDates()
  return [
    { id: 'person', header: t('school.person'), cell: (row) => <PersonAndMore row={row} /> },
    {
      id: 'groups',
      header: t('school.may'),
      minor: true,
      cell: (row) => (
        <span className={styles.badges}>
          <RightsCell row={row} />
        </span>
      ),
    },
    { id: 'state', header: t('school.state'), minor: true, cell: (row) => <StateBadge row={row} /> },
    {
      id: 'seen',
      header: t('school.last_seen'),
      align: 'end',
      minor: true,
      cell: (row) =>
        row.kind === 'member'
          ? row.last_seen_at === null
            ? '–'
            : date(row.last_seen_at)
          : t('school.invited_on', { date: date(row.sent_at) }),
    },
  ]
}

/** In a narrow table the person's column holds what the left-out ones would say. */
const PersonAndMore = ({ row }: { row: StaffRow }) => (
  <>
    <StaffCell row={row} />
    <span className={styles.narrowOnly}>
      <RightsCell row={row} />
      <StateBadge row={row} />
    </span>
  </>
)

const StaffCell = ({ row }: { row: StaffRow }) => {
  const { t } = useTexts()
  const person = { name: row.name ?? row.email, email: row.email }
  if (row.kind === 'invitation') return <PersonCell person={person} />
  return (
    <PersonCell person={person} avatarUrl={row.avatar_url}>
      <Link className={styles.name} href={expertPaths.member(row.id)}>
        {person.name}
        {row.is_me && <span className={textStyles.muted}> {t('school.me')}</span>}
      </Link>
    </PersonCell>
  )
}

const RightsCell = ({ row }: { row: StaffRow }) => {
  const { t } = useTexts()
  if (row.kind === 'member' && row.is_owner) return <Badge tone="primary">{t('school.owner')}</Badge>
  const groups = row.access_groups.map((group) => groupName(group, t))
  return (
    <>
      {groups.map((name) => (
        <Badge key={name}>{name}</Badge>
      ))}
      {row.permissions.length > 0 && (
        <Badge tone="info">{t('school.rights_own_count', { count: row.permissions.length })}</Badge>
      )}
      {groups.length === 0 && row.permissions.length === 0 && (
        <span className={textStyles.muted}>{t('school.rights_none')}</span>
      )}
    </>
  )
}

const StateBadge = ({ row }: { row: StaffRow }) => {
  const { t } = useTexts()
  if (row.kind === 'invitation') {
    return row.is_expired ? (
      <Badge tone="danger">{t('school.state_expired')}</Badge>
    ) : (
      <>
        <Badge tone="warning">{t('school.state_invited')}</Badge>
        <LetterBadge letter={row.letter} />
      </>
    )
  }
  return row.state === 'active' ? (
    <Badge tone="success">{t('school.state_active')}</Badge>
  ) : (
    <Badge>{t('school.state_deactivated')}</Badge>
  )
}

const InvitationActions = ({ row }: { row: Invitation }) => {
  const { t } = useTexts()
  const reload = useStaffReload()
  const params = { invitation: row.id }
  const resend = useMutation({
    mutationFn: () => resendInvitation({ params }),
    onSuccess: async ({ data }) => {
      tellLetter(data, t('school.invitation_sent', { email: row.email }), t)
      await reload()
    },
  })
  const withdraw = useMutation({
    mutationFn: () => withdrawInvitation({ params }),
    onSuccess: async () => {
      toasts.show({ tone: 'success', title: t('school.invitation_withdrawn', { email: row.email }) })
      await reload()
    },
  })
  return (
    <>
      <CopyInvitationLink email={row.email} makeLink={() => linkInvitation({ params })} />
      <IconButton
        icon={Send}
        size="small"
        label={t('school.invitation_resend', { email: row.email })}
        onClick={() => resend.mutate()}
      />
      <IconButton
        icon={MailX}
        size="small"
        label={t('school.invitation_withdraw', { email: row.email })}
        onClick={() => withdraw.mutate()}
      />
    </>
  )
}
