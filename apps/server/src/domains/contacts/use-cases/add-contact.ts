import { contactLimits, type newContact } from '@lectern/contract/contacts/contacts'
import type { z } from 'zod'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { insertContact } from '../contact-changes.repository.ts'
import { addTags, countTags, ensureTags } from '../tags.repository.ts'
import { storedPhone } from './change-contact.ts'

/**
 * Adds a person by hand.
 *
 * @returns the contact's id
 * @throws CallError contact_email_taken, too_many_tags, invalid_fields
 */
export const addContact = async (
  tx: Transaction,
  schoolId: SchoolId,
  { name, surname, email, phone, tags }: z.output<typeof newContact>,
  now: Date,
): Promise<number> => {
  const contact = {
    schoolId,
    name,
    surname,
    email,
    phone: storedPhone(phone, null),
    source: 'manual',
  } as const
  const contactId = await insertContact(tx, contact, now)
  if (contactId === null) throw new CallError('contact_email_taken', { fields: { email: ['taken'] } })
  await addTags(tx, [contactId], await tagsUnder(tx, schoolId, tags, now), now)
  return contactId
}

/** @throws CallError too_many_tags when the school would have more than it may */
export const tagsUnder = async (
  tx: Transaction,
  schoolId: SchoolId,
  names: readonly string[],
  now: Date,
): Promise<number[]> => {
  if (names.length === 0) return []
  const ids = await ensureTags(tx, schoolId, names, now)
  if ((await countTags(tx, schoolId)) > contactLimits.tags) throw new CallError('too_many_tags')
  return ids
}
