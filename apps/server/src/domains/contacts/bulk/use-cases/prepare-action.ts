import type { ContactAction } from '@lectern/contract/contacts/bulk'
import type { TaskDetails } from '@lectern/contract/tasks/tasks'
import type { ReadDatabase, Transaction } from '../../../../platform/database/pool.ts'
import { CallError, found } from '../../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../../platform/school-id.ts'
import { findMember } from '../../../staff/index.ts'
import { holdFields, listFieldsById } from '../../fields/contact-fields.repository.ts'
import { fieldProblem, isEmptyValue } from '../../fields/rules/field-problem.ts'
import { findTag, findTagId } from '../../tags.repository.ts'
import { tagsUnder } from '../../use-cases/change-tags.ts'
import type { PreparedAction } from '../prepared-action.ts'

/** An action that can be done, and what people read of it. */
export interface ReadyAction {
  readonly action: PreparedAction
  readonly details: TaskDetails
}

type Named<K extends ContactAction['kind']> = Extract<ContactAction, { kind: K }>

/**
 * Checks that what an action names is of the school. A tag that is not there yet stays without an id.
 *
 * @throws CallError not_found, invalid_fields
 */
export const prepareAction = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  action: ContactAction,
): Promise<ReadyAction> => {
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
    case 'block':
    case 'unblock':
    case 'erase':
      return { action, details: {} }
  }
}

/**
 * The same for a task, which finds its tag made.
 *
 * @throws CallError not_found, invalid_fields, too_many_tags
 */
export const settleAction = async (
  tx: Transaction,
  { schoolId, now }: { readonly schoolId: SchoolId; readonly now: Date },
  action: ContactAction,
): Promise<ReadyAction> => {
  const ready = await prepareAction(tx, schoolId, action)
  if (action.kind !== 'tag') return ready
  const [tagId] = await tagsUnder(tx, schoolId, [action.tag], now)
  return { ...ready, action: { kind: 'tag', tag_id: found(tagId ?? null) } }
}

/** Whether what an action names is there still, and takes the same value of many. Asked before contacts are locked: it holds the field. */
export const isActionPossible = async (
  tx: Transaction,
  schoolId: SchoolId,
  action: PreparedAction,
): Promise<boolean> => {
  if ('tag_id' in action) return (await findTag(tx, schoolId, action.tag_id)) !== null
  if (action.kind === 'field')
    return (await holdFields(tx, schoolId, [action.field_id])).some(({ isUnique }) => !isUnique)
  if (action.kind !== 'manager' || action.manager_id === null) return true
  return (await findMember(tx, schoolId, action.manager_id))?.isActive === true
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
