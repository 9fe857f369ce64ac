import type { ContactSource } from '@lectern/contract/contacts/contact-kinds'
import { contactCreated } from '@lectern/contract/contacts/contacts.facts'
import type { Locale } from '@lectern/contract/kernel/locales'
import type { Transaction } from '../../../platform/database/pool.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { insertContact } from '../contact-changes.repository.ts'
import { findContactByEmail } from '../contacts.repository.ts'
import { settleKeptOut } from '../consents/kept-out.ts'
import { whereEmailsLead } from '../merging/former-emails.ts'
import { recordContact } from '../record-contact.ts'

/** Somebody whom a school meets by an e-mail, with an account or without one. */
export interface MetByEmail {
  readonly schoolId: SchoolId
  readonly email: string
  readonly name: string
  readonly phone: string | null
  readonly language: Locale
}

/**
 * The contact of an e-mail: the one who has it, the one to whom a merge leads it, or a new one. What is known of a contact stays.
 *
 * @returns its number
 */
export const contactOfEmail = async (
  tx: Transaction,
  { schoolId, ...person }: MetByEmail,
  source: ContactSource,
  now: Date,
): Promise<number> => {
  const known = await findContactByEmail(tx, schoolId, person.email)
  if (known) return known.id
  const lead = (await whereEmailsLead(tx, schoolId, [person.email], now)).get(person.email)
  if (lead) return lead.id
  const contactId = await insertContact(tx, { schoolId, ...person, source }, now)
  if (contactId === null) {
    // Somebody added the same e-mail at this moment: the insert has waited for them.
    const other = await findContactByEmail(tx, schoolId, person.email)
    if (!other) throw new Error('The contact was not made.')
    return other.id
  }
  const happening = { subjectId: null, details: { source }, at: now }
  await recordContact(tx, { schoolId, contactId, userId: null }, contactCreated, happening)
  await settleKeptOut(tx, { schoolId, contactIds: [contactId], cameThemselves: true, now })
  return contactId
}
