import {
  contactBlocked,
  contactFieldChanged,
  contactUnblocked,
  tagAdded,
  tagRemoved,
} from '@lectern/contract/contacts/contacts.facts'
import type { Transaction } from '../../../../platform/database/pool.ts'
import type { SchoolId } from '../../../../platform/school-id.ts'
import { type ContactFact, recordContacts } from '../../record-contact.ts'
import { listRecorded } from '../bulk.repository.ts'
import type { PreparedAction } from '../prepared-action.ts'

/** Some contacts that an action changed, and who of the staff did it. */
interface ActedOn {
  readonly schoolId: SchoolId
  readonly ids: readonly number[]
  readonly by: number
  readonly now: Date
  /** The action was taken back. */
  readonly isUndone: boolean
}

interface ActionFact {
  readonly fact: ContactFact
  readonly subjectId: number | null
  readonly key?: 'manager_id'
}

/**
 * What an action is in the record, done and taken back: the same as when it is done to one contact. An erasure is none: the record keeps
 * numbers alone. Nor is what keeps a record of its own, as accesses do.
 */
const factsOf: Partial<Record<PreparedAction['kind'], readonly [ContactFact, ContactFact]>> = {
  tag: [tagAdded, tagRemoved],
  untag: [tagRemoved, tagAdded],
  manager: [contactFieldChanged, contactFieldChanged],
  field: [contactFieldChanged, contactFieldChanged],
  block: [contactBlocked, contactUnblocked],
  unblock: [contactUnblocked, contactBlocked],
}

const subjectOf = (action: PreparedAction): number | null => {
  if (action.kind === 'tag' || action.kind === 'untag') return action.tag_id
  return action.kind === 'field' ? action.field_id : null
}

const factOf = (action: PreparedAction, isUndone: boolean): ActionFact | null => {
  const fact = factsOf[action.kind]?.[isUndone ? 1 : 0]
  if (fact === undefined) return null
  const key = action.kind === 'manager' ? ({ key: 'manager_id' } as const) : {}
  return { fact, subjectId: subjectOf(action), ...key }
}

/** Records what an action did to the contacts of a slice: one statement for all of them. */
export const recordAction = async (
  tx: Transaction,
  action: PreparedAction,
  { schoolId, ids, by, now, isUndone }: ActedOn,
): Promise<void> => {
  const acted = factOf(action, isUndone)
  if (acted === null || ids.length === 0) return
  const { fact, subjectId, key } = acted
  const details = { ...(key === undefined ? {} : { key }), by_id: by }
  const people = await listRecorded(tx, schoolId, ids)
  await recordContacts(tx, schoolId, people, fact, { subjectId, details, at: now })
}
