import type { ContactAccessAction, ContactAction } from '@lectern/contract/contacts/bulk'
import type { TaskDetails } from '@lectern/contract/tasks/tasks'
import type { ReadDatabase, Transaction } from '../../../../platform/database/pool.ts'
import { CallError, found } from '../../../../platform/http/call-error.ts'
import type { StaffSeat } from '../../../../platform/http/call.ts'
import type { SchoolId } from '../../../../platform/school-id.ts'
import { findMember } from '../../../staff/index.ts'
import { holdFields, listFieldsById } from '../../fields/contact-fields.repository.ts'
import { fieldProblem, isEmptyValue } from '../../fields/rules/field-problem.ts'
import { findList, lockList } from '../../lists/contact-lists.repository.ts'
import type { AccessOfMany } from '../../services.ts'
import { findTag, findTagId } from '../../tags.repository.ts'
import { tagsUnder } from '../../use-cases/change-tags.ts'
import type { PreparedAction } from '../prepared-action.ts'
import { isOnAccess } from './find-verdict.ts'

/** An action that can be done, and what people read of it. */
export interface ReadyAction {
  readonly action: PreparedAction
  readonly details: TaskDetails
}

/** In which school an action is done, by whose rights. */
export interface ActionPlace {
  readonly seat: StaffSeat
  readonly access: AccessOfMany
}

type Named<K extends ContactAction['kind']> = Extract<ContactAction, { kind: K }>

/**
 * Checks that what an action names is of the school. A tag that is not there yet stays without an id.
 *
 * @throws CallError not_found, invalid_fields, list_fills_itself
 */
export const prepareAction = async (
  db: ReadDatabase,
  place: ActionPlace & { readonly now: Date },
  action: ContactAction,
): Promise<ReadyAction> => {
  const { schoolId } = place.seat
  if (isOnAccess(action)) return { action, details: await detailsOfAccess(db, place, action) }
  switch (action.kind) {
    case 'tag': {
      const tagId = (await findTagId(db, schoolId, action.tag)) ?? 0
      return { action: { kind: 'tag', tag_id: tagId }, details: { tag: action.tag } }
    }
    case 'untag':
      return { action, details: { tag: found(await findTag(db, schoolId, action.tag_id)).name } }
    case 'manager':
      return { action, details: { manager: await nameOfManager(db, schoolId, action) } }
    case 'field':
      return prepareField(db, schoolId, action)
    case 'list_add':
    case 'list_remove':
      return { action, details: { list: await nameOfHandList(db, schoolId, action.list_id) } }
    case 'points':
      return { action, details: { points: action.points } }
    case 'block':
    case 'unblock':
    case 'erase':
      return { action, details: {} }
  }
}

/**
 * The same for a task, which finds its tag made.
 *
 * @throws CallError not_found, invalid_fields, list_fills_itself, too_many_tags
 */
export const settleAction = async (
  tx: Transaction,
  place: ActionPlace & { readonly now: Date },
  action: ContactAction,
): Promise<ReadyAction> => {
  const ready = await prepareAction(tx, place, action)
  if (action.kind !== 'tag') return ready
  const [tagId] = await tagsUnder(tx, place.seat.schoolId, [action.tag], place.now)
  return { ...ready, action: { kind: 'tag', tag_id: found(tagId ?? null) } }
}

/** Whether what an action names is there still, and takes the same value of many. Asked before contacts are locked: it holds the field. */
export const isActionPossible = async (
  tx: Transaction,
  { seat, access }: ActionPlace,
  action: PreparedAction,
): Promise<boolean> => {
  const { schoolId } = seat
  if (isOnAccess(action)) return access.nameOf(tx, seat, action).then(() => true, isRefused)
  if ('list_id' in action) return (await lockList(tx, schoolId, action.list_id))?.kind === 'hand'
  if ('tag_id' in action) return (await findTag(tx, schoolId, action.tag_id)) !== null
  if (action.kind === 'field')
    return (await holdFields(tx, schoolId, [action.field_id])).some(({ isUnique }) => !isUnique)
  if (action.kind !== 'manager' || action.manager_id === null) return true
  return (await findMember(tx, schoolId, action.manager_id))?.isActive === true
}

/** Anything but a product that is not there, or is of others, is a fault, and is told. */
const isRefused = (error: unknown): false => {
  if (error instanceof CallError && error.code === 'not_found') return false
  throw error
}

const detailsOfAccess = async (
  db: ReadDatabase,
  { seat, access, now }: ActionPlace & { readonly now: Date },
  action: ContactAccessAction,
): Promise<TaskDetails> => {
  const isOver = action.kind === 'give_access' && action.ends_at !== null && new Date(action.ends_at) <= now
  if (isOver) throw new CallError('invalid_fields', { fields: { ends_at: ['date_in_past'] } })
  return { product: await access.nameOf(db, seat, action) }
}

const nameOfHandList = async (db: ReadDatabase, schoolId: SchoolId, listId: number): Promise<string> => {
  const { name, kind } = found(await findList(db, schoolId, listId))
  if (kind !== 'hand') throw new CallError('list_fills_itself')
  return name
}

const nameOfManager = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  { manager_id: managerId }: Named<'manager'>,
): Promise<string | null> => {
  if (managerId === null) return null
  const member = await findMember(db, schoolId, managerId)
  if (!member?.isActive) throw new CallError('invalid_fields', { fields: { manager_id: ['no_member'] } })
  return member.name
}

const prepareField = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  action: Named<'field'>,
): Promise<ReadyAction> => {
  const [field] = await listFieldsById(db, schoolId, [action.field_id])
  const { title, isUnique, ...rule } = found(field ?? null)
  const problem = isUnique ? 'unique' : fieldProblem(rule, action.value)
  if (problem !== null) throw new CallError('invalid_fields', { fields: { value: [problem] } })
  const value = isEmptyValue(action.value) ? null : action.value
  return { action: { ...action, value }, details: { field: title } }
}
