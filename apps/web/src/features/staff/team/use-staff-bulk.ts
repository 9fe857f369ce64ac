import { useQuery } from '@tanstack/react-query'
import type { Invitation, Member, StaffRow } from '@lectern/contract/staff/staff'
import { MailX, Send, UserCheck, UserMinus, UserX, Users } from 'lucide-react'
import { queryFor } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { type BulkEntry, useBulkActions } from '../../../frame/expert/index.ts'
import {
  activateMember,
  deactivateMember,
  listAccessGroups,
  removeMember,
  resendInvitation,
  updateMember,
  withdrawInvitation,
} from '../api.ts'
import { groupName } from '../rights/rights-words.ts'
import { useHeldRights } from '../use-held-rights.ts'
import { useStaffReload } from '../use-staff-reload.ts'

type Entries = BulkEntry<StaffRow>[]

export const staffRowId = ({ kind, id }: StaffRow): string => `${kind}${id}`

/** Those whose rights somebody else may change. */
const isChangeable = (row: StaffRow): row is Member => row.kind === 'member' && !row.is_owner && !row.is_me
const isInvitation = (row: StaffRow): row is Invitation => row.kind === 'invitation'

/** What a call does with one row of its kind; other rows never come to it. */
const each =
  <Row extends StaffRow>(fits: (row: StaffRow) => row is Row, call: (row: Row) => Promise<unknown>) =>
  async ([row]: readonly StaffRow[]): Promise<void> => {
    if (row && fits(row)) await call(row)
  }

/** What the person may do with several members and invitations at once; undefined where that is nothing. */
export const useStaffBulk = () => {
  const { t } = useTexts()
  const held = useHeldRights()
  const reload = useStaffReload()
  const accesses = useAccessEntries()
  const groups = useGroupEntries()
  const invitations = useInvitationEntries()
  const bulk = useBulkActions<StaffRow>({
    rowId: staffRowId,
    rowName: ({ name, email }) => name ?? email,
    selectedText: (count) => t('school.people_selected', { count }),
    actionsOf: (chosen) => [...groups(chosen), ...accesses(chosen), ...invitations(chosen)],
    reload,
  })
  const mayDoAny = ['user_edit', 'user_deactivate', 'user_delete', 'user_create'] as const
  return mayDoAny.some((right) => held.has(right)) ? bulk : undefined
}

/** Suspend, restore access, remove. */
const useAccessEntries = () => {
  const { t } = useTexts()
  const held = useHeldRights()
  return (chosen: readonly StaffRow[]): Entries => {
    const members = chosen.filter(isChangeable)
    const entries: Entries = []
    if (held.has('user_deactivate'))
      entries.push(
        {
          label: t('school.member_deactivate'),
          icon: UserX,
          rows: members.filter(({ state }) => state === 'active'),
          call: each(isChangeable, ({ id }) => deactivateMember({ params: { user: id } })),
          doneText: (count) => t('school.members_deactivated', { count }),
        },
        {
          label: t('school.member_activate'),
          icon: UserCheck,
          rows: members.filter(({ state }) => state === 'deactivated'),
          call: each(isChangeable, ({ id }) => activateMember({ params: { user: id } })),
          doneText: (count) => t('school.members_activated', { count }),
        },
      )
    if (held.has('user_delete'))
      entries.push({
        label: t('school.member_remove'),
        icon: UserMinus,
        rows: members,
        call: each(isChangeable, ({ id }) => removeMember({ params: { user: id } })),
        doneText: (count) => t('school.members_removed', { count }),
        confirm: {
          title: t('school.members_remove_title', { count: members.length }),
          message: t('school.member_remove_text'),
        },
      })
    return entries
  }
}

/** Into one of the groups that the person may give. */
const useGroupEntries = () => {
  const { t } = useTexts()
  const mayEdit = useHeldRights().has('user_edit')
  const groups = useQuery({ ...queryFor(listAccessGroups, {}), enabled: mayEdit })
  const given = (groups.data?.data ?? []).filter((group) => group.can_grant)
  return (chosen: readonly StaffRow[]): Entries => {
    if (!mayEdit) return []
    const options = given.map((group) => {
      const label = groupName(group, t)
      return {
        label,
        rows: chosen
          .filter(isChangeable)
          .filter(({ access_groups }) => access_groups.every(({ id }) => id !== group.id)),
        call: each(isChangeable, ({ id, access_groups }) =>
          updateMember({
            params: { user: id },
            body: { access_group_ids: [...access_groups.map((one) => one.id), group.id] },
          }),
        ),
        doneText: (count: number) => t('school.people_in_group', { group: label, count }),
      }
    })
    return [{ label: t('school.people_to_group'), icon: Users, options }]
  }
}

/** Send again, withdraw. */
const useInvitationEntries = () => {
  const { t } = useTexts()
  const mayInvite = useHeldRights().has('user_create')
  return (chosen: readonly StaffRow[]): Entries => {
    const rows = chosen.filter(isInvitation)
    if (!mayInvite) return []
    return [
      {
        label: t('school.invitations_resend'),
        icon: Send,
        rows,
        call: each(isInvitation, ({ id }) => resendInvitation({ params: { invitation: id } })),
        doneText: (count) => t('school.invitations_resent', { count }),
      },
      {
        label: t('school.invitations_withdraw'),
        icon: MailX,
        rows,
        call: each(isInvitation, ({ id }) => withdrawInvitation({ params: { invitation: id } })),
        doneText: (count) => t('school.invitations_withdrawn', { count }),
      },
    ]
  }
}
