import type { ContactSource } from '@lectern/contract/contacts/contact-kinds'
import { contactCreated } from '@lectern/contract/contacts/contacts.facts'
import type { Transaction } from '../../../platform/database/pool.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { settleKeptOut } from '../consents/kept-out.ts'
import * as repository from '../contacts.repository.ts'
import { linkByFormerEmail } from '../merging/former-emails.ts'
import { recordContacts } from '../record-contact.ts'

/**
 * Makes people with accounts contacts of a school. Somebody whom it knows by e-mail alone gets the account; somebody who is a contact
 * already stays as they are.
 *
 * @returns user → contact
 */
export const ensureContacts = async (
  tx: Transaction,
  met: repository.MetPeople,
  source: ContactSource,
  now: Date,
): Promise<ReadonlyMap<number, number>> => {
  const known = await repository.findContactIds(tx, met)
  if (met.userIds.every((userId) => known.has(userId))) return known
  await linkByFormerEmail(tx, met, now)
  const added = await repository.insertContactsOf(tx, met, source, now)
  const people = [...added].map(([userId, contactId]) => ({ userId, contactId }))
  const happening = { subjectId: null, details: { source }, at: now }
  await recordContacts(tx, met.schoolId, people, contactCreated, happening)
  // After the insert, which waits for whoever adds the same e-mail at this moment.
  await repository.linkAccounts(tx, met, now)
  const contactsNow = await repository.findContactIds(tx, met)
  await settleKeptOut(tx, {
    schoolId: met.schoolId,
    contactIds: [...contactsNow].filter(([userId]) => !known.has(userId)).map(([, contactId]) => contactId),
    cameThemselves: source !== 'invitation' && met.areBrought !== true,
    now,
  })
  return contactsNow
}

/** The contact of one person with an account, who becomes one where they are none yet. */
export const ensureContact = async (
  tx: Transaction,
  { schoolId, userId }: { readonly schoolId: SchoolId; readonly userId: number },
  source: ContactSource,
  now: Date,
): Promise<number> => {
  const contactId = (await ensureContacts(tx, { schoolId, userIds: [userId] }, source, now)).get(userId)
  if (contactId === undefined) throw new Error('The person has no account, or the contact was not made.')
  return contactId
}
