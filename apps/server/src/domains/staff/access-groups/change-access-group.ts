import { foldForms } from '@lectern/contract/kernel/words/fold'
import { fullAccessKey } from '@lectern/contract/staff/seeded-groups'
import { mostAccessGroups } from '@lectern/contract/staff/staff'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { type StaffActor, recordAudit } from '../../schools/index.ts'
import * as repository from './access-groups.repository.ts'
import { listGroupHolders } from '../members.repository.ts'
import { announceRightsChange } from '../rights-change.ts'
import { lockStaff, refuseLastLeaving, refuseMore } from '../use-cases/lock-staff.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

interface GroupContent {
  readonly name: string
  readonly permissions: readonly string[]
}

/**
 * Makes a group of rights that the caller holds.
 *
 * @throws CallError grants_more (403), group_name_taken, too_many_groups (422)
 */
export const createGroup = async (
  tx: Transaction,
  actor: StaffActor,
  { name, permissions }: GroupContent,
): Promise<repository.AccessGroupRow> => {
  const held = await lockStaff(tx, actor, 'accessgroup_create')
  refuseMore(held, permissions)
  const { schoolId, now } = actor
  const groups = await repository.listGroups(tx, schoolId)
  if (groups.length >= mostAccessGroups) throw new CallError('too_many_groups')
  const content = { schoolId, name, permissions: [...new Set(permissions)] }
  const groupId = groups.some((group) => isSameName(group.name, name))
    ? null
    : await repository.insertGroup(tx, content, now)
  if (groupId === null) throw nameTaken()
  await recordAudit(tx, actor, {
    action: 'group.created',
    after: { name, permissions: content.permissions },
  })
  return found(await repository.findGroup(tx, schoolId, groupId))
}

/** Makes an own group with the rights of another; named after it unless said otherwise. */
export const copyGroup = async (
  tx: Transaction,
  actor: StaffActor,
  groupId: number,
  name: string | undefined,
): Promise<repository.AccessGroupRow> => {
  const { permissions, name: old } = found(await repository.findGroup(tx, actor.schoolId, groupId))
  return createGroup(tx, actor, { name: name ?? (await freeName(tx, actor.schoolId, old)), permissions })
}

const freeName = async (tx: ReadDatabase, schoolId: SchoolId, name: string): Promise<string> => {
  const taken = (await repository.listGroups(tx, schoolId)).map((group) => group.name)
  for (let number = 2; ; number += 1) {
    const wanted = `${name.slice(0, 70)} ${number}`
    if (!taken.some((each) => isSameName(each, wanted))) return wanted
  }
}

/**
 * Changes an own group, and with it the rights of everybody who holds it.
 *
 * @throws CallError grants_more (403), system_group, last_full_access (409), group_name_taken (422)
 */
export const changeGroup = async (
  tx: Transaction,
  actor: StaffActor,
  groupId: number,
  change: Partial<{ name: string | undefined; permissions: readonly string[] | undefined }>,
): Promise<repository.AccessGroupRow> => {
  const held = await lockStaff(tx, actor, 'accessgroup_edit')
  const { schoolId } = actor
  const group = await findOwnGroup(tx, schoolId, groupId)
  const { name = group.name } = change
  const permissions = [...new Set(change.permissions ?? group.permissions)]
  const holders = await listGroupHolders(tx, actor.schoolId, groupId)
  if (change.permissions !== undefined) refuseMore(held, [...group.permissions, ...permissions])
  const others = (await repository.listGroups(tx, schoolId)).filter(({ id }) => id !== groupId)
  if (others.some((other) => isSameName(other.name, name))) throw nameTaken()
  // A ready group with another name is an own one: the web must not translate the old name any more.
  const key = name === group.name ? {} : { key: null }
  await repository.updateGroup(tx, schoolId, groupId, { name, permissions, ...key })
  await refuseLastLeaving(tx, schoolId)
  await announceRightsChange(tx, holders)
  await recordAudit(tx, actor, {
    action: 'group.changed',
    before: { name: group.name, permissions: group.permissions },
    after: { name, permissions },
  })
  return found(await repository.findGroup(tx, schoolId, groupId))
}

/**
 * Removes an own group; its holders lose what only it gave.
 *
 * @throws CallError grants_more (403), system_group, last_full_access (409)
 */
export const removeGroup = async (tx: Transaction, actor: StaffActor, groupId: number): Promise<void> => {
  const held = await lockStaff(tx, actor, 'accessgroup_delete')
  const group = await findOwnGroup(tx, actor.schoolId, groupId)
  refuseMore(held, group.permissions)
  const holders = await listGroupHolders(tx, actor.schoolId, groupId)
  await repository.deleteGroup(tx, actor.schoolId, groupId)
  await refuseLastLeaving(tx, actor.schoolId)
  await announceRightsChange(tx, holders)
  await recordAudit(tx, actor, {
    action: 'group.removed',
    before: { name: group.name, permissions: group.permissions },
  })
}

const findOwnGroup = async (tx: ReadDatabase, schoolId: SchoolId, groupId: number) => {
  const group = found(await repository.findGroup(tx, schoolId, groupId))
  if (group.isSystem) throw new CallError('system_group')
  return group
}

const nameTaken = () => new CallError('group_name_taken', { fields: { name: ['group_name_taken'] } })

/** Names that people would take for one another are one name (THREATS T75). */
const isSameName = (one: string, other: string): boolean => plain(one) === plain(other)
const plain = (name: string) => foldForms(name.normalize('NFKC').replace(/\p{Cf}/gu, ''))

/** The system group that gives everything that can be given. */
export const findFullAccessGroup = async (tx: ReadDatabase, schoolId: SchoolId) =>
  found(await repository.findGroupByKey(tx, schoolId, fullAccessKey))
