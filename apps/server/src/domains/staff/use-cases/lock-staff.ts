import { expandPermissions, type PermissionString, ungrantable } from '@lectern/contract/kernel/permissions'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { lockSchool, type StaffActor } from '../../schools/index.ts'
import { findMember, listMembers, type MemberRow } from '../members.repository.ts'
import { keepsFullAccess } from '../rules/full-access.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** What the caller holds at this moment, read behind the lock that every change of a school's staff takes. */
export type Held = ReadonlySet<PermissionString>

/**
 * Holds the staff of a school until the transaction ends, and looks again at the caller: somebody who was removed while
 * the call waited changes nothing any more (THREATS T7).
 *
 * @throws CallError forbidden when the right is gone
 */
export const lockStaff = async (
  tx: Transaction,
  { schoolId, userId }: StaffActor,
  needed: PermissionString,
): Promise<Held> => {
  found(await lockSchool(tx, schoolId))
  const caller = await findMember(tx, schoolId, userId)
  const held = expandPermissions(caller?.isActive ? caller.given : [])
  if (!held.has(needed)) throw new CallError('forbidden')
  return held
}

/** @throws CallError grants_more when `wanted` holds what the caller lacks, what nobody can give, or what is no right */
export const refuseMore = (held: Held, wanted: readonly string[]): void => {
  const refused = ungrantable(wanted, held)
  if (refused.length > 0)
    throw new CallError('grants_more', { fields: { permissions: refused.slice(0, 20) } })
}

/**
 * A member whose rights the caller may change: not the owner, not the caller, and nobody who holds what the caller lacks.
 *
 * @throws CallError not_found, owner_untouchable, own_rights, grants_more
 */
export const findChangeable = async (
  tx: ReadDatabase,
  actor: StaffActor,
  held: Held,
  userId: number,
): Promise<MemberRow> => {
  const member = found(await findMember(tx, actor.schoolId, userId))
  if (member.isOwner) throw new CallError('owner_untouchable')
  if (userId === actor.userId) throw new CallError('own_rights')
  refuseMore(held, member.given)
  return member
}

/**
 * Called when a change is made and before it is committed.
 *
 * @throws CallError last_full_access when nobody with full access would be left
 */
export const refuseLastLeaving = async (tx: ReadDatabase, schoolId: SchoolId): Promise<void> => {
  if (!keepsFullAccess(await listMembers(tx, schoolId))) throw new CallError('last_full_access')
}
