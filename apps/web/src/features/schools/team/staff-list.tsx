import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Invitation, StaffRow } from '@lectern/contract/accounts/staff'
import { Avatar } from '@lectern/ui/avatar'
import { Badge } from '@lectern/ui/badge'
import { Button } from '@lectern/ui/button'
import { EmptyState } from '@lectern/ui/empty-state'
import { IconButton } from '@lectern/ui/icon-button'
import { Link } from '@lectern/ui/link'
import { Notice } from '@lectern/ui/notice'
import { Paginator } from '@lectern/ui/paginator'
import { SearchInput } from '@lectern/ui/search-input'
import { Table, type TableColumn } from '@lectern/ui/table'
import { TableSkeleton } from '@lectern/ui/table-skeleton'
import { toasts } from '@lectern/ui/toast-store'
import { MailX, Send, UserPlus, Users } from 'lucide-react'
import { queryFor } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { paths } from '../../../lib/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { usePaginatorWords } from '../../frame/index.ts'
import { listStaff } from '../api/list-staff.ts'
import { resendInvitation } from '../api/resend-invitation.ts'
import { withdrawInvitation } from '../api/withdraw-invitation.ts'
import { groupName } from '../rights/rights-words.ts'
import { useHeldRights } from '../use-held-rights.ts'
import { useStaffReload } from '../use-reload.ts'
import styles from './team.module.css'
import type { TeamSearch } from './team-search.ts'

const from = '/expert/settings/team/'

/** Members of the staff, the owner first, and who was invited. */
export const StaffList = ({ onInvite }: { onInvite: () => void }) => {
  const { t } = useTexts()
  const { q, page = 1, per_page = 50 } = useSearch({ from })
  const navigate = useNavigate({ from })
  const held = useHeldRights()
  const columns = useColumns()
  const change = (part: TeamSearch) =>
    void navigate({ search: (before) => ({ ...before, page: undefined, ...part }), replace: true })
  const { data, error, refetch } = useQuery({
    ...queryFor(listStaff, { query: { search: q, page, per_page } }),
    placeholderData: (before) => before,
  })
  return (
    <div className={styles.page}>
      <div className={styles.search}>
        <SearchInput
          value={q ?? ''}
          onChange={(words) => change({ q: words === '' ? undefined : words })}
          label={t('school.people_search')}
          clearLabel={t('school.search_clear')}
        />
      </div>
      {error && !data && (
        <Notice
          tone="danger"
          title={errorText(error, t)}
          actions={<Button onClick={() => void refetch()}>{t('common.try_again')}</Button>}
        />
      )}
      {!data && !error && <TableSkeleton widths={['60%', '50%', '80px', '64px']} rows={4} />}
      {data?.data.length === 0 && <EmptyState icon={Users} framed title={t('school.people_none_found')} />}
      {data && data.data.length > 0 && (
        <Table
          caption={t('school.team_people')}
          columns={columns}
          rows={data.data}
          rowId={(row) => `${row.kind}${row.id}`}
          onOpen={(row) =>
            row.kind === 'member' && void navigate({ to: paths.expertMember(row.id), search: {} })
          }
          rowActionsLabel={t('school.actions')}
          renderRowActions={(row) =>
            row.kind === 'invitation' && held.has('user_create') ? <InvitationActions row={row} /> : null
          }
          foot={data.meta.last_page > 1 && <StaffPages meta={data.meta} onChange={change} />}
        />
      )}
      {data && q === undefined && data.meta.total === 1 && held.has('user_create') && (
        <EmptyState
          icon={UserPlus}
          framed
          title={t('school.people_alone')}
          text={t('school.people_alone_text')}
          add={{ label: t('school.invite'), onAdd: onInvite }}
        />
      )}
    </div>
  )
}

const useColumns = (): TableColumn<StaffRow>[] => {
  const { t, date } = useTexts()
  return [
    { id: 'person', header: t('school.person'), cell: (row) => <PersonCell row={row} /> },
    {
      id: 'groups',
      header: t('school.may'),
      cell: (row) => <RightsCell row={row} />,
    },
    { id: 'state', header: t('school.state'), cell: (row) => <StateBadge row={row} /> },
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

const PersonCell = ({ row }: { row: StaffRow }) => {
  const { t } = useTexts()
  const name = row.name ?? row.email
  return (
    <span className={styles.person}>
      <Avatar name={name} src={row.kind === 'member' ? row.avatar_url : null} size={28} />
      <span className={styles.personWords}>
        {row.kind === 'member' ? (
          <Link className={styles.name} href={paths.expertMember(row.id)}>
            {name}
            {row.is_me && <span className={styles.muted}> {t('school.me')}</span>}
          </Link>
        ) : (
          <span>{name}</span>
        )}
        {row.name !== null && <span className={styles.muted}>{row.email}</span>}
      </span>
    </span>
  )
}

const RightsCell = ({ row }: { row: StaffRow }) => {
  const { t } = useTexts()
  if (row.kind === 'member' && row.is_owner) return <Badge tone="primary">{t('school.owner')}</Badge>
  const groups = row.access_groups.map((group) => groupName(group, t))
  return (
    <span className={styles.badges}>
      {groups.map((name) => (
        <Badge key={name}>{name}</Badge>
      ))}
      {row.permissions.length > 0 && (
        <Badge tone="info">{t('school.rights_own_count', { count: row.permissions.length })}</Badge>
      )}
      {groups.length === 0 && row.permissions.length === 0 && (
        <span className={styles.muted}>{t('school.rights_none')}</span>
      )}
    </span>
  )
}

const StateBadge = ({ row }: { row: StaffRow }) => {
  const { t } = useTexts()
  if (row.kind === 'invitation') {
    return row.is_expired ? (
      <Badge tone="danger">{t('school.state_expired')}</Badge>
    ) : (
      <Badge tone="warning">{t('school.state_invited')}</Badge>
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
    onSuccess: async () => {
      toasts.show({ tone: 'success', title: t('school.invitation_sent', { email: row.email }) })
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

interface StaffPagesProps {
  meta: { current_page: number; last_page: number; per_page: number; total: number }
  onChange: (part: TeamSearch) => void
}

/** The pages of a long list, in the address. */
export const StaffPages = ({ meta, onChange }: StaffPagesProps) => {
  const { words, range } = usePaginatorWords(meta)
  return (
    <Paginator
      page={meta.current_page}
      lastPage={meta.last_page}
      onPage={(page) => onChange({ page })}
      words={words}
      range={range}
      perPage={{
        value: meta.per_page,
        options: [15, 50, 100],
        onChange: (per_page) => onChange({ per_page }),
      }}
    />
  )
}
