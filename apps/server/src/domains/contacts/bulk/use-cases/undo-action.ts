import type { ContactAccessAction, contactUndoRefusals } from '@lectern/contract/contacts/bulk'
import { z } from 'zod'
import type { Transaction } from '../../../../platform/database/pool.ts'
import type { SchoolId } from '../../../../platform/school-id.ts'
import type { KeyedTools } from '../../../../platform/sign-in/keyed.ts'
import type { StaffSeat } from '../../../../platform/http/call.ts'
import { holdPoints, reversePoints } from '../../../schools/index.ts'
import { settleKeptOut } from '../../consents/kept-out.ts'
import type { AccessOfMany } from '../../services.ts'
import * as changes from '../bulk-changes.repository.ts'
import { isEmailTaken, lockContact } from '../../contact-changes.repository.ts'
import { holdFields } from '../../fields/contact-fields.repository.ts'
import { erasedContact } from '../erased-contact.ts'
import { isAnyValueTaken, restoreContact } from '../erasure.repository.ts'
import { backOnList, backOffList } from '../list-changes.repository.ts'
import { isOnAccess } from './find-verdict.ts'
import { isActionPossible } from './prepare-action.ts'
import type { PreparedAction } from '../prepared-action.ts'

interface UndonePlace {
  readonly schoolId: SchoolId
  readonly now: Date
  readonly keys: KeyedTools
  readonly access: AccessOfMany
  /** Of who takes it back. */
  readonly seat: StaffSeat
  readonly userId: number
}

interface FormerRow {
  readonly id: number
  readonly before: unknown
}

type Reason = (typeof contactUndoRefusals)[number]

/** Who was given back what they had; everybody else with the reason. */
export type Undone = ReadonlyMap<number, 'done' | Reason>

const moment = z.object({ at: z.iso.datetime() })
const former = z.object({ version: z.int(), value: z.unknown().default(null) })
const givenPoints = z.object({ user_id: z.int(), source: z.string() })
const formerAccess = z.object({ user_id: z.int(), access: z.unknown() })
const sealed = z.object({ version: z.int(), sealed: z.string() })

/** Takes an action back from contacts whom nobody has changed since. */
export const undoAction = async (
  tx: Transaction,
  action: PreparedAction,
  place: UndonePlace,
  rows: readonly FormerRow[],
): Promise<Undone> => {
  if (isOnAccess(action)) return restoreAccess(tx, action, place, rows)
  switch (action.kind) {
    case 'tag':
      return doneOf(rows, await changes.takeBackTags(tx, action.tag_id, momentsOf(rows)))
    case 'untag':
      return doneOf(
        rows,
        await changes.giveBackTags(tx, { schoolId: place.schoolId, tagId: action.tag_id }, momentsOf(rows)),
      )
    case 'manager':
      return doneOf(rows, await changes.restoreValues(tx, place, 'manager', formerOf(rows)))
    case 'field':
      return restoreField(tx, place, action.field_id, rows)
    case 'list_add':
      return doneOf(rows, await backOffList(tx, place, action.list_id, momentsOf(rows)))
    case 'list_remove':
      return doneOf(rows, await backOnList(tx, place, action.list_id, momentsOf(rows)))
    case 'points':
      return takePointsBack(tx, action, place, rows)
    case 'block':
    case 'unblock':
      return doneOf(rows, await changes.restoreValues(tx, place, 'status', formerOf(rows)))
    case 'erase':
      return bringBack(tx, place, rows)
  }
}

/** Values of a field that has become unique since are of one contact each, so none is given back. */
const restoreField = async (
  tx: Transaction,
  place: UndonePlace,
  fieldId: number,
  rows: readonly FormerRow[],
): Promise<Undone> => {
  const [field] = await holdFields(tx, place.schoolId, [fieldId])
  if (field?.isUnique === true) return doneOf(rows, [])
  return doneOf(rows, await changes.restoreValues(tx, place, { fieldId }, formerOf(rows)))
}

/** By an entry against the first one; whoever has not as many any more keeps them. */
const takePointsBack = async (
  tx: Transaction,
  { points, reason: comment }: Extract<PreparedAction, { kind: 'points' }>,
  { schoolId, now }: UndonePlace,
  rows: readonly FormerRow[],
): Promise<Undone> => {
  const former = rows.map(({ id, before }) => ({ id, ...givenPoints.parse(before) }))
  const wanted = former.map(({ user_id: userId }) => userId)
  const userIds = await holdPoints(tx, { schoolId, userIds: wanted, points })
  const [source] = former.map((row) => row.source)
  const entry = { schoolId, userIds, reason: 'correction', comment } as const
  const taken = await reversePoints(tx, { ...entry, rule: 'given_to_many', source: source ?? '' }, now)
  return new Map(former.map(({ id, user_id: userId }) => [id, taken.has(userId) ? 'done' : 'points_spent']))
}

const restoreAccess = async (
  tx: Transaction,
  action: ContactAccessAction,
  { access, seat, userId, now }: UndonePlace,
  rows: readonly FormerRow[],
): Promise<Undone> => {
  const former = rows.map(({ id, before }) => ({ id, ...formerAccess.parse(before) }))
  if (!(await isActionPossible(tx, { seat, access }, action)))
    return new Map(former.map(({ id }) => [id, 'gone']))
  const before = new Map(former.map(({ user_id: accountId, access: was }) => [accountId, was]))
  const restored = await access.restore(tx, { seat, userId, now }, action, before)
  return doneOf(
    rows,
    former.filter(({ user_id: accountId }) => restored.has(accountId)).map(({ id }) => id),
  )
}

const momentsOf = (rows: readonly FormerRow[]) =>
  rows.map(({ id, before }) => ({ id, at: new Date(moment.parse(before).at) }))

const formerOf = (rows: readonly FormerRow[]): changes.FormerValue[] =>
  rows.map(({ id, before }) => ({ id, ...former.parse(before) }))

const doneOf = (rows: readonly FormerRow[], done: readonly number[]): Undone => {
  const ids = new Set(done)
  return new Map(rows.map(({ id }) => [id, ids.has(id) ? 'done' : 'changed_since']))
}

const bringBack = async (
  tx: Transaction,
  place: UndonePlace,
  rows: readonly FormerRow[],
): Promise<Undone> => {
  const outcomes = new Map<number, 'done' | Reason>()
  for (const row of rows.toSorted((one, other) => one.id - other.id))
    outcomes.set(row.id, await bringBackOne(tx, place, row))
  return outcomes
}

const bringBackOne = async (
  tx: Transaction,
  { schoolId, now, keys }: UndonePlace,
  { id: contactId, before }: FormerRow,
): Promise<'done' | Reason> => {
  const { version, sealed: image } = sealed.parse(before)
  const contact = await lockContact(tx, schoolId, contactId)
  if (contact === null) return 'gone'
  if (contact.version !== version || contact.status !== 'erased') return 'changed_since'
  const whole = erasedContact.parse(JSON.parse(keys.unseal(image)))
  if (whole.email !== null && (await isEmailTaken(tx, { schoolId, contactId }, whole.email)))
    return 'email_taken'
  if (await isAnyValueTaken(tx, whole.values)) return 'value_taken'
  await restoreContact(tx, { schoolId, contactId, now }, whole)
  // What kept the address out before the erasure keeps it out again.
  const cameThemselves = whole.keptOut !== 'erased'
  await settleKeptOut(tx, { schoolId, contactIds: [contactId], cameThemselves, now })
  return 'done'
}
