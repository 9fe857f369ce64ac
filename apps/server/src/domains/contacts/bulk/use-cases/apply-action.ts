import type { ContactAccessAction } from '@lectern/contract/contacts/bulk'
import type { Transaction } from '../../../../platform/database/pool.ts'
import type { KeyedTools } from '../../../../platform/sign-in/keyed.ts'
import { forgetThings, type SliceOutcome } from '../../../tasks/index.ts'
import { addPointsToMany } from '../../../schools/index.ts'
import { keepOut } from '../../consents/kept-out.ts'
import type { AccessActor, AccessOfMany } from '../../services.ts'
import * as changes from '../bulk-changes.repository.ts'
import type { JudgedContact } from '../bulk.repository.ts'
import { putOnList, takeOffList } from '../list-changes.repository.ts'
import { isOnAccess } from './find-verdict.ts'
import { eraseChosen, readWhole } from '../erasure.repository.ts'
import type { PreparedAction } from '../prepared-action.ts'

/** Some contacts that an action changes, in a task. */
export interface ChangedContacts extends changes.BulkPlace {
  readonly taskId: number
  readonly rows: readonly JudgedContact[]
  readonly keys: KeyedTools
  readonly access: AccessOfMany
  readonly actor: AccessActor
}

type Changed = SliceOutcome['changed']

/** Does an action to contacts. @returns whom it changed, each with how it was before */
export const applyAction = async (
  tx: Transaction,
  action: PreparedAction,
  changed: ChangedContacts,
): Promise<Changed> => {
  if (isOnAccess(action)) return changeAccess(tx, action, changed)
  switch (action.kind) {
    case 'tag':
      return momentsOf(await changes.tagContacts(tx, changed, action.tag_id))
    case 'untag':
      return momentsOf(await changes.untagContacts(tx, changed, action.tag_id))
    case 'manager':
      return formerOf(
        changed,
        await changes.writeManager(tx, changed, action.manager_id),
        ({ managerId }) => managerId,
      )
    case 'field':
      return formerOf(
        changed,
        await changes.writeField(tx, changed, action),
        ({ fields }) => fields[action.field_id] ?? null,
      )
    case 'list_add':
      return momentsOf(await putOnList(tx, changed, action.list_id))
    case 'list_remove':
      return momentsOf(await takeOffList(tx, changed, action.list_id))
    case 'points':
      return givePoints(tx, action, changed)
    case 'block':
      return formerOf(changed, await changes.writeStatus(tx, changed, 'blocked'), ({ status }) => status)
    case 'unblock':
      return formerOf(changed, await changes.writeStatus(tx, changed, 'active'), ({ status }) => status)
    case 'erase':
      return erase(tx, changed)
  }
}

const momentsOf = (rows: readonly { readonly id: number; readonly at: Date }[]): Changed =>
  rows.map(({ id, at }) => ({ id, before: { at: at.toISOString() } }))

const formerOf = (
  { rows }: ChangedContacts,
  versions: ReadonlyMap<number, number>,
  valueOf: (row: JudgedContact) => unknown,
): Changed =>
  rows.map((row) => ({ id: row.id, before: { version: versions.get(row.id), value: valueOf(row) } }))

/** The ledger gives once for a task. */
const givePoints = async (
  tx: Transaction,
  { points, reason: comment }: Extract<PreparedAction, { kind: 'points' }>,
  { schoolId, taskId, rows, now }: ChangedContacts,
): Promise<Changed> => {
  const userIds = rows.flatMap(({ userId }) => userId ?? [])
  const source = String(taskId)
  const entry = { schoolId, userIds, delta: points, reason: 'given_by_hand', comment } as const
  const given = await addPointsToMany(tx, { ...entry, rule: 'given_to_many', source }, now)
  return rows.flatMap(({ id, userId }) =>
    userId === null || !given.has(userId) ? [] : [{ id, before: { user_id: userId, source } }],
  )
}

const changeAccess = async (
  tx: Transaction,
  action: ContactAccessAction,
  { access, actor, rows }: ChangedContacts,
): Promise<Changed> => {
  const accountIds = rows.flatMap(({ userId }) => userId ?? [])
  const before = await access.change(tx, actor, action, accountIds)
  return rows.flatMap(({ id, userId }) =>
    userId === null || !before.has(userId)
      ? []
      : [{ id, before: { user_id: userId, access: before.get(userId) } }],
  )
}

/** What told who they were is sealed, and what other tasks know of them is forgotten. */
const erase = async (tx: Transaction, changed: ChangedContacts): Promise<Changed> => {
  const { ids, taskId, keys } = changed
  const former = await readWhole(tx, changed)
  const { schoolId, now } = changed
  await keepOut(tx, { schoolId, emails: former.map(({ email }) => email), now }, 'erased')
  const versions = await eraseChosen(tx, changed)
  await forgetThings(tx, 'contacts', ids, taskId)
  return former.map((each) => ({
    id: each.id,
    before: { version: versions.get(each.id), sealed: keys.seal(JSON.stringify(each)) },
  }))
}
