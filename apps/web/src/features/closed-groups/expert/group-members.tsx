import type { ClosedGroup, GroupMember } from '@lectern/contract/closed-groups/closed-group'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { Button } from '@lectern/ui/actions/button'
import type { MenuEntry } from '@lectern/ui/actions/menu'
import { MoreMenu } from '@lectern/ui/actions/more-menu'
import { Badge } from '@lectern/ui/feedback/badge'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Table, type TableColumn } from '@lectern/ui/lists/table'
import { Undo2, UserMinus, Users } from 'lucide-react'
import { useState } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { useDates, useTexts, type Dates, type ReaderTexts, type TextId } from '../../../lib/texts/index.ts'
import { ConfirmRemoval } from '../../../frame/expert/index.ts'
import { choiceFilter, ListView, useListAddress } from '../../../frame/index.ts'
import { PersonCell } from '../../staff/index.ts'
import {
  approveGroupMember,
  declineGroupMember,
  letGroupMemberBack,
  listGroupMembers,
  removeGroupMember,
} from '../api.ts'
import { type GroupPageSearch, memberFilters } from './group-search.ts'
import { useGroupReload } from './use-group-reload.ts'
import styles from './closed-groups.module.css'

const PersonOf = ({ user }: GroupMember) => <PersonCell person={user} />

const tones = {
  invited: 'neutral',
  joined: 'success',
  left: 'neutral',
  removed: 'warning',
  banned: 'danger',
} as const

/** How a member stands to the group; who asks to be let in is answered here. */
const MemberStanding = ({ member, actions }: { member: GroupMember; actions: MemberWork }) => {
  const { t } = useTexts()
  const { state, asked_at, asked_by_link } = member
  if (asked_at === null) return <Badge tone={tones[state]}>{t(`closed-groups.closed_state_${state}`)}</Badge>
  const { change } = actions
  const isBusy = change.isPending && change.variables.member.id === member.id
  return (
    <span className={styles.asks}>
      <Badge tone="info">{t('closed-groups.closed_state_waiting')}</Badge>
      {asked_by_link !== null && (
        <span className={styles.askedBy}>
          {t('closed-groups.closed_member_asked_by', { link: asked_by_link })}
        </span>
      )}
      <span className={styles.answers}>
        <Button
          size="small"
          variant="primary"
          busy={isBusy}
          onClick={() => change.mutate({ member, what: 'approve' })}
        >
          {t('closed-groups.closed_member_approve')}
        </Button>
        <Button size="small" disabled={isBusy} onClick={() => change.mutate({ member, what: 'decline' })}>
          {t('closed-groups.closed_member_decline')}
        </Button>
      </span>
    </span>
  )
}

type Words = Pick<ReaderTexts & Dates, 't' | 'date'>

const columnsOf = ({ t, date }: Words, actions: MemberWork): TableColumn<GroupMember>[] => [
  { id: 'name', header: t('closed-groups.closed_person'), cell: PersonOf },
  {
    id: 'state',
    header: t('closed-groups.closed_member_state'),
    cell: (member) => <MemberStanding member={member} actions={actions} />,
  },
  { id: 'account', header: t('closed-groups.closed_account'), minor: true, cell: ({ account }) => account },
  {
    id: 'access',
    header: t('closed-groups.closed_access'),
    minor: true,
    cell: ({ has_access }) =>
      t(has_access ? 'closed-groups.closed_access_has' : 'closed-groups.closed_access_none'),
  },
  {
    id: 'changed',
    header: t('closed-groups.closed_changed'),
    align: 'end',
    minor: true,
    cell: ({ changed_at }) => date(changed_at),
  },
]

/** Who entered a group, and how they stand to it on Telegram. */
export const GroupMembers = ({ group, search }: { group: ClosedGroup; search: GroupPageSearch }) => {
  const { t } = useTexts()
  const { date } = useDates()
  const address = useListAddress(search, { name: 'group-members' })
  const { page, perPage } = address
  const list = useQuery({
    ...queryFor(listGroupMembers, {
      params: { group: group.id },
      query: { page, per_page: perPage, query: search.q, state: search.state },
    }),
    placeholderData: keepPreviousData,
  })
  const actions = useMemberActions(group)
  const filter = choiceFilter({
    id: 'state',
    label: t('closed-groups.closed_member_state'),
    anyLabel: t('closed-groups.closed_members_any'),
    value: search.state,
    values: memberFilters,
    textOf: (each) => t(`closed-groups.closed_state_${each}`),
    onChange: (state) => address.change({ state }),
  })
  return (
    <>
      <ListView
        list={list}
        address={address}
        search={{ label: t('closed-groups.closed_members_search') }}
        filters={[filter]}
        empty={
          <EmptyState
            icon={Users}
            framed
            title={t('closed-groups.closed_members_empty')}
            text={t('closed-groups.closed_members_empty_text')}
          />
        }
        noneFound={{ title: t('closed-groups.closed_members_none_found') }}
      >
        {(rows) => (
          <Table
            caption={t('closed-groups.closed_tab_members')}
            columns={columnsOf({ t, date }, actions)}
            rows={rows}
            rowId={({ id }) => String(id)}
            rowActionsLabel={t('closed-groups.closed_actions')}
            renderRowActions={(row) => <MemberActions member={row} actions={actions} />}
          />
        )}
      </ListView>
      {actions.dialog}
    </>
  )
}

const changes = {
  approve: { call: approveGroupMember, done: 'closed-groups.closed_member_approved' },
  decline: { call: declineGroupMember, done: 'closed-groups.closed_member_declined' },
  letBack: { call: letGroupMemberBack, done: 'closed-groups.closed_member_let_back_done' },
} as const satisfies Record<string, { call: unknown; done: TextId }>
type Change = keyof typeof changes

type MemberWork = ReturnType<typeof useMemberActions>

/** What can be done with members. */
const useMemberActions = (group: ClosedGroup) => {
  const { t } = useTexts()
  const reload = useGroupReload()
  const [removing, setRemoving] = useState<GroupMember>()
  const paramsOf = ({ id }: GroupMember) => ({ params: { group: group.id, member: id } })
  const change = useMutation({
    mutationFn: ({ member, what }: { member: GroupMember; what: Change }) =>
      changes[what].call(paramsOf(member)),
    onSuccess: (_reply, { member, what }) =>
      toasts.show({ tone: 'success', title: t(changes[what].done, { name: member.user.name }) }),
    // Also after a refusal: what is shown may be what changed meanwhile.
    onSettled: reload,
  })
  const dialog = (
    <ConfirmRemoval
      thing={removing}
      title={({ user }) => t('closed-groups.closed_member_remove_title', { name: user.name })}
      message={() => t('closed-groups.closed_member_remove_text')}
      confirmLabel={t('closed-groups.closed_member_remove')}
      remove={(member) => removeGroupMember(paramsOf(member))}
      onRemoved={async ({ user }) => {
        toasts.show({ title: t('closed-groups.closed_member_removed', { name: user.name }) })
        await reload()
      }}
      onClose={() => setRemoving(undefined)}
    />
  )
  return { change, remove: setRemoving, dialog }
}

const MemberActions = ({ member, actions }: { member: GroupMember; actions: MemberWork }) => {
  const { t } = useTexts()
  const { change, remove } = actions
  const entries: MenuEntry[] =
    member.state === 'banned'
      ? [
          {
            kind: 'action',
            label: t('closed-groups.closed_member_let_back'),
            icon: Undo2,
            onSelect: () => change.mutate({ member, what: 'letBack' }),
          },
        ]
      : [
          {
            kind: 'action',
            label: t('closed-groups.closed_member_remove'),
            icon: UserMinus,
            danger: true,
            onSelect: () => remove(member),
          },
        ]
  return (
    <MoreMenu
      label={t('closed-groups.closed_member_actions', { name: member.user.name })}
      entries={entries}
    />
  )
}
