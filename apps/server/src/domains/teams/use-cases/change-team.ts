import { type TeamMemberChange, teamPermissions, type TeamRole } from '@lectern/contract/teams/team'
import { rightOn, type ProductTypeId } from '@lectern/contract/kernel/course-rights'
import {
  expandPermissions,
  type PermissionString,
  permissionStrings,
} from '@lectern/contract/kernel/permissions'
import { listLimits } from '@lectern/contract/kernel/limits'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { CallError, found, notFound } from '../../../platform/http/call-error.ts'
import type { ScopeSeat } from '../learner-scope.ts'
import * as groups from '../participant-groups.repository.ts'
import * as repository from '../teams.repository.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** A member of the staff who changes a product's team, and the product. */
export interface TeamChanger extends groups.TeamAddress {
  readonly userId: number
  readonly seat: ScopeSeat
  /** Of the product: which rights of the caller count. */
  readonly typeId: ProductTypeId
  readonly now: Date
}

/**
 * Gives a member of the staff a role on a product. An assistant has a group of the own.
 *
 * @param name of the member, after whom an automatic group is named
 * @throws CallError own_rights, grants_more (403), unknown_assistant, unknown_participant_group, too_many_team_members (422)
 */
export const saveMember = async (
  tx: Transaction,
  changer: TeamChanger,
  member: { userId: number; name: string },
  change: TeamMemberChange,
): Promise<repository.TeamRow> => {
  const { schoolId, productId, now } = changer
  await repository.lockTeam(tx, productId)
  const before = await findPlace(tx, changer, member.userId)
  if (member.userId === changer.userId && !mayGiveAll(changer)) throw new CallError('own_rights')
  refuseMoreOnProduct(changer, [change.role, ...(before ? [before.role] : [])])
  const limit = listLimits.teamMembers
  if (!before && (await repository.countTeam(tx, changer)) >= limit)
    throw new CallError('too_many_team_members', { params: { limit } })
  const { role, sees = before?.sees ?? 'groups', assistant_ids: assistantIds, group_ids: groupIds } = change
  await repository.saveTeamMember(
    tx,
    {
      schoolId,
      productId,
      userId: member.userId,
      role,
      sees,
      seesAllAssistants:
        assistantIds === undefined ? (before?.seesAllAssistants ?? false) : assistantIds === 'all',
      expiresAt: expiryOf(change, before),
    },
    now,
  )
  await settleOwnGroup(tx, changer, member, role)
  if (assistantIds !== undefined) await supervise(tx, changer, member.userId, assistantIds)
  if (groupIds !== undefined) await lookAfter(tx, changer, member.userId, groupIds)
  return found(await findPlace(tx, changer, member.userId))
}

const expiryOf = ({ expires_at }: TeamMemberChange, before: repository.TeamRow | null): Date | null => {
  if (expires_at === undefined) return before?.expiresAt ?? null
  return expires_at === null ? null : new Date(expires_at)
}

/** @throws CallError not_found, own_rights, grants_more (403) */
export const removeMember = async (
  tx: Transaction,
  changer: TeamChanger,
  userId: number,
): Promise<repository.TeamRow> => {
  const place = await findPlace(tx, changer, userId)
  if (!place) throw notFound('not on the team')
  if (userId === changer.userId && !mayGiveAll(changer)) throw new CallError('own_rights')
  refuseMoreOnProduct(changer, [place.role])
  await leaveTeam(tx, changer, userId)
  return place
}

/** Takes somebody off one product's team, with everything that hangs on the place. */
const leaveTeam = async (tx: Transaction, address: groups.TeamAddress, userId: number) => {
  const { productId } = address
  await repository.deleteTeamMember(tx, productId, userId)
  await repository.setSupervisions(tx, { productId, seniorId: userId }, [])
  await repository.endSupervisionsOf(tx, productId, userId)
  await groups.setGroupsOfAssistant(tx, address, userId, [])
  await groups.deleteOwnGroup(tx, address, userId)
}

/** Takes somebody off every team of a school: whoever leaves the staff leaves its teams. */
export const leaveTeams = async (tx: Transaction, schoolId: SchoolId, userId: number): Promise<void> => {
  for (const productId of await repository.listProductsOfTeam(tx, schoolId, userId))
    await leaveTeam(tx, { schoolId, productId }, userId)
}

const findPlace = async (tx: ReadDatabase, { schoolId, productId }: groups.TeamAddress, userId: number) => {
  const team = (await repository.loadTeams(tx, schoolId, [productId])).get(productId) ?? []
  return team.find((each) => each.userId === userId) ?? null
}

/** Everything the caller holds for this product, named as for courses: for the whole school, and by the own place on the team. */
const heldOn = ({ seat, productId, typeId }: TeamChanger): ReadonlySet<PermissionString> => {
  const held = permissionStrings.filter((each) => isIn(seat.given, rightOn(each, typeId)))
  return new Set([...held, ...(seat.team.get(productId) ?? [])])
}

const isIn = (held: ReadonlySet<string>, right: string): boolean => held.has(right)

/** @throws CallError grants_more when a role gives what the caller lacks on this product */
const refuseMoreOnProduct = (changer: TeamChanger, roles: readonly TeamRole[]) => {
  const held = heldOn(changer)
  const lacking = roles
    .flatMap((role) => [...expandPermissions(teamPermissions[role])])
    // The part for one's own learners is within the part for a whole team.
    .filter((each) => !held.has(each) && !isWithinTeam(held, each))
  if (lacking.length > 0) throw new CallError('grants_more', { fields: { role: ['grants_more'] } })
}

const isWithinTeam = (held: ReadonlySet<string>, permission: string): boolean =>
  permission.endsWith('.own') && held.has(permission.replace(/\.own$/, '.team'))

/** Whoever holds everything on all products may also take a place on a team: it gives nothing new. */
const mayGiveAll = ({ seat, typeId }: TeamChanger): boolean => isIn(seat.given, rightOn('course_all', typeId))

const settleOwnGroup = async (
  tx: Transaction,
  { schoolId, productId, now }: TeamChanger,
  { userId, name }: { userId: number; name: string },
  role: TeamRole,
) => {
  if (role !== 'assistant' && role !== 'senior_assistant') {
    await groups.deleteOwnGroup(tx, { schoolId, productId }, userId)
    return
  }
  const group = { schoolId, productId, ownAssistantId: userId }
  const made = await groups.insertParticipantGroup(tx, { ...group, name }, now)
  // Two assistants may have one name; a group of its own is there already when the second insert finds it.
  if (made === null) await groups.insertParticipantGroup(tx, { ...group, name: `${name} (${userId})` }, now)
}

const supervise = async (
  tx: Transaction,
  { schoolId, productId }: TeamChanger,
  seniorId: number,
  assistantIds: 'all' | readonly number[],
) => {
  if (assistantIds === 'all') return repository.setSupervisions(tx, { productId, seniorId }, [])
  const team = (await repository.loadTeams(tx, schoolId, [productId])).get(productId) ?? []
  const assistants = new Set(team.filter(({ role }) => role === 'assistant').map(({ userId }) => userId))
  if (assistantIds.some((each) => !assistants.has(each)))
    throw new CallError('unknown_assistant', { fields: { assistant_ids: ['unknown_assistant'] } })
  return repository.setSupervisions(tx, { productId, seniorId }, assistantIds)
}

const lookAfter = async (
  tx: Transaction,
  address: groups.TeamAddress,
  userId: number,
  groupIds: readonly number[],
) => {
  const known = await groups.listParticipantGroups(tx, address)
  const handmade = new Set(known.filter((group) => group.ownAssistantId === null).map(({ id }) => id))
  if (groupIds.some((each) => !handmade.has(each)))
    throw new CallError('unknown_participant_group', { fields: { group_ids: ['unknown_participant_group'] } })
  await groups.setGroupsOfAssistant(tx, address, userId, groupIds)
}
