import { listLimits } from '@lectern/contract/kernel/limits'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import * as repository from '../participant-groups.repository.ts'
import type { ListAmongParticipants } from '../services.ts'
import { loadTeams } from '../teams.repository.ts'

type Address = repository.TeamAddress

/** @throws CallError participant_group_taken, too_many_participant_groups (422) */
export const createGroup = async (
  tx: Transaction,
  address: Address,
  name: string,
  now: Date,
): Promise<repository.ParticipantGroupRow> => {
  const { schoolId, productId } = address
  const limit = listLimits.participantGroups
  await repository.lockGroups(tx, productId)
  if ((await repository.countHandmadeGroups(tx, address)) >= limit)
    throw new CallError('too_many_participant_groups', { params: { limit } })
  const id = await repository.insertParticipantGroup(
    tx,
    { schoolId, productId, name, ownAssistantId: null },
    now,
  )
  if (id === null) throw nameTaken()
  return load(tx, address, id)
}

/** @throws CallError not_found, own_group (409), participant_group_taken (422) */
export const renameGroup = async (
  tx: Transaction,
  address: Address,
  groupId: number,
  name: string,
): Promise<repository.ParticipantGroupRow> => {
  await loadHandmade(tx, address, groupId)
  if (!(await repository.renameParticipantGroup(tx, address, groupId, name))) throw nameTaken()
  return load(tx, address, groupId)
}

/** @throws CallError not_found, own_group (409) */
export const deleteGroup = async (tx: Transaction, address: Address, groupId: number): Promise<void> => {
  await loadHandmade(tx, address, groupId)
  await repository.deleteParticipantGroup(tx, address, groupId)
}

/** Says who is in a group. @throws CallError not_found, unknown_participant, too_many_grouped (422) */
export const setParticipants = async (
  tx: Transaction,
  listAmong: ListAmongParticipants,
  address: Address,
  groupId: number,
  userIds: readonly number[],
): Promise<repository.ParticipantGroupRow> => {
  await load(tx, address, groupId)
  await refuseUnknown(tx, listAmong, address, userIds)
  await refuseTooManyPlaces(tx, address, groupId, new Set(userIds).size)
  await repository.setGroupMembers(tx, groupId, userIds)
  return load(tx, address, groupId)
}

/**
 * Puts more participants into a group. Two who do so at the same time wait for each other: nobody is lost.
 *
 * @throws CallError not_found, unknown_participant, too_many_grouped (422)
 */
export const addParticipants = async (
  tx: Transaction,
  listAmong: ListAmongParticipants,
  address: Address,
  groupId: number,
  userIds: readonly number[],
): Promise<repository.ParticipantGroupRow> => {
  await repository.lockGroups(tx, address.productId)
  const { participantIds } = await load(tx, address, groupId)
  // Who left the course since then stays a member of the group in name only, and is not asked about.
  await refuseUnknown(tx, listAmong, address, userIds)
  const all = [...new Set([...participantIds, ...userIds])]
  await refuseTooManyPlaces(tx, address, groupId, all.length)
  await repository.setGroupMembers(tx, groupId, all)
  return load(tx, address, groupId)
}

const refuseUnknown = async (
  tx: Transaction,
  listAmong: ListAmongParticipants,
  { productId }: Address,
  userIds: readonly number[],
) => {
  const known = new Set(await listAmong(tx, productId, userIds))
  if (userIds.some((each) => !known.has(each)))
    throw new CallError('unknown_participant', { fields: { user_ids: ['unknown_participant'] } })
}

const refuseTooManyPlaces = async (tx: Transaction, address: Address, groupId: number, wanted: number) => {
  const limit = listLimits.groupedParticipants
  await repository.lockGroups(tx, address.productId)
  if ((await repository.countGroupedElsewhere(tx, address, groupId)) + wanted > limit)
    throw new CallError('too_many_grouped', { fields: { user_ids: ['too_many_grouped'] }, params: { limit } })
}

/** Says who looks after a group. @throws CallError not_found, own_group (409), unknown_assistant (422) */
export const setAssistants = async (
  tx: Transaction,
  address: Address,
  groupId: number,
  userIds: readonly number[],
): Promise<repository.ParticipantGroupRow> => {
  await loadHandmade(tx, address, groupId)
  const team = (await loadTeams(tx, address.schoolId, [address.productId])).get(address.productId) ?? []
  const assistants = new Set(
    team
      .filter(({ role }) => role === 'assistant' || role === 'senior_assistant')
      .map(({ userId }) => userId),
  )
  if (userIds.some((each) => !assistants.has(each)))
    throw new CallError('unknown_assistant', { fields: { user_ids: ['unknown_assistant'] } })
  await repository.setGroupAssistants(tx, groupId, userIds)
  return load(tx, address, groupId)
}

const load = async (tx: ReadDatabase, address: Address, groupId: number) =>
  found(await repository.findParticipantGroup(tx, address, groupId))

const loadHandmade = async (tx: ReadDatabase, address: Address, groupId: number) => {
  const group = await load(tx, address, groupId)
  if (group.ownAssistantId !== null) throw new CallError('own_group')
  return group
}

const nameTaken = () =>
  new CallError('participant_group_taken', { fields: { name: ['participant_group_taken'] } })
