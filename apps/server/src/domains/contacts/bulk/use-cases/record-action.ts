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

/** What an action is in the record: the same as when it is done to one contact. An erasure is none: the record keeps numbers alone.
 * Nor is what keeps a record of its own, as accesses do. */
const factOf = (action: PreparedAction, isUndone: boolean): ActionFact | null => {
  switch (action.kind) {
    case 'tag':
      return { fact: isUndone ? tagRemoved : tagAdded, subjectId: action.tag_id }
    case 'untag':
      return { fact: isUndone ? tagAdded : tagRemoved, subjectId: action.tag_id }
    case 'manager':
      return { fact: contactFieldChanged, subjectId: null, key: 'manager_id' }
    case 'field':
      return { fact: contactFieldChanged, subjectId: action.field_id }
    case 'block':
      return { fact: isUndone ? contactUnblocked : contactBlocked, subjectId: null }
    case 'unblock':
      return { fact: isUndone ? contactBlocked : contactUnblocked, subjectId: null }
    default:
      return null
  }
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
