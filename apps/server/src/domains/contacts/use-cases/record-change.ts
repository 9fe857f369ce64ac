import { contactKeys } from '@lectern/contract/contacts/contacts'
import {
  contactBlocked,
  contactFieldChanged,
  contactUnblocked,
} from '@lectern/contract/contacts/contacts.facts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import { type LockedContact, lockContact } from '../contact-changes.repository.ts'
import { recordContact } from '../record-contact.ts'
import { columnOf } from '../rules/column-of.ts'
import type { ContactPlace } from './contact-place.ts'

/** Records which fields have other values than before, and no value: the record never holds what a person wrote. */
export const recordChange = async (
  tx: Transaction,
  { schoolId, contactId, by, now }: ContactPlace,
  before: LockedContact,
): Promise<void> => {
  const after = found(await lockContact(tx, schoolId, contactId))
  const contact = { schoolId, contactId, userId: after.userId }
  const common = by === undefined ? {} : { by_id: by }
  for (const key of contactKeys.filter((each) => before[columnOf[each]] !== after[columnOf[each]]))
    await recordContact(tx, contact, contactFieldChanged, {
      ...{ subjectId: null, details: { key, ...common }, at: now },
    })
  for (const fieldId of changedFields(before, after))
    await recordContact(tx, contact, contactFieldChanged, { subjectId: fieldId, details: common, at: now })
  if (before.status !== after.status) {
    const fact = after.status === 'blocked' ? contactBlocked : contactUnblocked
    await recordContact(tx, contact, fact, { subjectId: null, details: common, at: now })
  }
}

const changedFields = ({ fields: before }: LockedContact, { fields: after }: LockedContact): number[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((id) => JSON.stringify(before[id]) !== JSON.stringify(after[id]))
    .map(Number)
