import type { newContact } from '@lectern/contract/contacts/contacts'
import { contactCreated } from '@lectern/contract/contacts/contacts.facts'
import type { z } from 'zod'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { settleKeptOut } from '../consents/kept-out.ts'
import { insertContact } from '../contact-changes.repository.ts'
import { recordContact } from '../record-contact.ts'
import { storedPhone } from './change-contact.ts'
import { changeTags } from './change-tags.ts'

/** Where a contact is added, and by whom of the staff. */
interface AddingPlace {
  readonly schoolId: SchoolId
  readonly by: number
  readonly now: Date
}

/**
 * Adds a person by hand.
 *
 * @returns the contact's id
 * @throws CallError contact_email_taken, too_many_tags, invalid_fields
 */
export const addContact = async (
  tx: Transaction,
  { schoolId, by, now }: AddingPlace,
  { name, surname, email, phone, tags }: z.output<typeof newContact>,
): Promise<number> => {
  const written = { name, surname, email, phone: storedPhone(phone, null) }
  const contactId = await insertContact(tx, { schoolId, ...written, source: 'manual' }, now)
  if (contactId === null) throw new CallError('contact_email_taken', { fields: { email: ['taken'] } })
  const contact = { schoolId, contactId, userId: null }
  const details = { source: 'manual', by_id: by } as const
  await settleKeptOut(tx, { schoolId, contactIds: [contactId], cameThemselves: false, now })
  await recordContact(tx, contact, contactCreated, { subjectId: null, details, at: now })
  await changeTags(tx, contact, { add: tags, remove: [], by }, now)
  return contactId
}
