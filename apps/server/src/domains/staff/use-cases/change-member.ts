import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { differenceOf, type StaffActor, recordAudit } from '../../schools/index.ts'
import { deleteInvitationsBy } from '../invitations/invitations.repository.ts'
import * as repository from '../members.repository.ts'
import { announceRightsChange } from '../rights-change.ts'
import { findChangeable, type Held, lockStaff, refuseLastLeaving, refuseMore } from './lock-staff.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

export interface MemberInput {
  readonly access_group_ids?: readonly number[] | undefined
  readonly permissions?: readonly string[] | undefined
  readonly note?: string | null | undefined
}

/**
 * Changes groups, own rights or note of a member. A note may be written about anybody; rights only within what the
 * caller holds.
 *
 * @throws CallError not_found, grants_more, own_rights, owner_untouchable (403), unknown_group (422), last_full_access
 */
export const changeMember = async (
  tx: Transaction,
  actor: StaffActor,
  userId: number,
  input: MemberInput,
): Promise<repository.MemberRow> => {
  const held = await lockStaff(tx, actor, 'user_edit')
  const { schoolId } = actor
  const before = found(await repository.findMember(tx, schoolId, userId))
  const place = { schoolId, userId }
  if (input.note !== undefined) await repository.updateMemberRow(tx, place, { note: input.note })
  if (input.access_group_ids !== undefined || input.permissions !== undefined) {
    await findChangeable(tx, actor, held, userId)
    await changeRights(tx, place, held, input)
    await refuseLastLeaving(tx, schoolId)
    await announceRightsChange(tx, [userId])
  }
  const after = found(await repository.findMember(tx, schoolId, userId))
  const difference = differenceOf(auditOf(before), auditOf(after))
  if (difference) await recordAudit(tx, actor, { action: 'member.changed', targetId: userId, ...difference })
  return after
}

const changeRights = async (
  tx: Transaction,
  place: { schoolId: SchoolId; userId: number },
  held: Held,
  { access_group_ids: groupIds, permissions }: MemberInput,
) => {
  if (groupIds !== undefined) {
    await checkGroups(tx, place.schoolId, held, groupIds)
    await repository.setMemberGroups(tx, place, groupIds)
  }
  if (permissions !== undefined) {
    refuseMore(held, permissions)
    await repository.updateMemberRow(tx, place, { permissions: [...new Set(permissions)] })
  }
}

/** @throws CallError unknown_group, grants_more */
export const checkGroups = async (
  tx: ReadDatabase,
  schoolId: SchoolId,
  held: Held,
  groupIds: readonly number[],
): Promise<void> => {
  const groups = await repository.listGroupsById(tx, schoolId, groupIds)
  if (groups.length !== new Set(groupIds).size)
    throw new CallError('unknown_group', { fields: { access_group_ids: ['unknown_group'] } })
  for (const { permissions } of groups) refuseMore(held, permissions)
}

/** What of a member an entry of the log tells. */
export const auditOf = ({ groups, permissions, isActive, note }: repository.MemberRow) => ({
  access_groups: groups.map(({ name }) => name),
  permissions: permissions.toSorted(),
  is_active: isActive,
  note,
})

/**
 * Shuts a member out or lets them in again.
 *
 * @throws CallError not_found, grants_more, own_rights, owner_untouchable (403), last_full_access (409)
 */
export const setMemberActive = async (
  tx: Transaction,
  actor: StaffActor,
  userId: number,
  isActive: boolean,
): Promise<repository.MemberRow> => {
  const held = await lockStaff(tx, actor, 'user_deactivate')
  const before = await findChangeable(tx, actor, held, userId)
  const { schoolId } = actor
  if (before.isActive === isActive) return before
  await repository.updateMemberRow(tx, { schoolId, userId }, { isActive })
  if (!isActive) await deleteInvitationsBy(tx, schoolId, userId)
  await refuseLastLeaving(tx, schoolId)
  await announceRightsChange(tx, [userId])
  const action = isActive ? 'member.activated' : 'member.deactivated'
  await recordAudit(tx, actor, { action, targetId: userId })
  return { ...before, isActive }
}

/**
 * Takes somebody off the staff, with the invitations that they sent and that still wait.
 *
 * @throws CallError not_found, grants_more, own_rights, owner_untouchable (403), last_full_access (409)
 */
export const removeMember = async (
  tx: Transaction,
  actor: StaffActor,
  userId: number,
  leaveTeams: LeaveTeams,
): Promise<void> => {
  const held = await lockStaff(tx, actor, 'user_delete')
  const before = await findChangeable(tx, actor, held, userId)
  const { schoolId } = actor
  await leaveTeams(tx, schoolId, userId)
  await repository.deleteMember(tx, schoolId, userId)
  await deleteInvitationsBy(tx, schoolId, userId)
  await refuseLastLeaving(tx, schoolId)
  await announceRightsChange(tx, [userId])
  await recordAudit(tx, actor, { action: 'member.removed', targetId: userId, before: auditOf(before) })
}

/** Takes somebody off the teams of a school's products; done by the domain that owns products. */
export type LeaveTeams = (tx: Transaction, schoolId: SchoolId, userId: number) => Promise<void>
