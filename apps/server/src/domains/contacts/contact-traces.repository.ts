import type { Transaction } from '../../platform/database/pool.ts'
import { inArray } from '../../platform/database/sql.ts'
import { contactConsents } from './consents/consents.tables.ts'
import { forgetOriginals } from './merging/merges.repository.ts'
import { deleteFormerOf } from './merging/former-emails.repository.ts'
import { contactImportRows } from './imports/contact-imports.tables.ts'
import { contacts, contactTags } from './contacts.tables.ts'
import { contactUniqueValues } from './fields/contact-fields.tables.ts'
import { contactListChanges, contactListMembers } from './lists/contact-lists.tables.ts'

/**
 * Deletes what other tables say of erased contacts: the words that the school put on them, their values that nobody else may have, the lists that they
 * are on and were on, the rows of files that brought them, what they were before merges, and addresses that lead to them; the same of those who became one with
 * them. The row of a contact stays, so no foreign key does it.
 */
export const deleteTraces = async (tx: Transaction, contactIds: readonly number[]): Promise<void> => {
  const merged = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(inArray(contacts.mergedInto, [...contactIds]))
  const ids = [...contactIds, ...merged.map(({ id }) => id)]
  await forgetOriginals(tx, ids)
  await deleteFormerOf(tx, ids)
  await tx.delete(contactConsents).where(inArray(contactConsents.contactId, ids))
  await tx.delete(contactTags).where(inArray(contactTags.contactId, ids))
  await tx.delete(contactUniqueValues).where(inArray(contactUniqueValues.contactId, ids))
  await tx.delete(contactListMembers).where(inArray(contactListMembers.contactId, ids))
  await tx
    .update(contactImportRows)
    .set({ cells: [], email: null, who: '', changes: [], problems: [], before: null })
    .where(inArray(contactImportRows.contactId, ids))
  await tx.delete(contactListChanges).where(inArray(contactListChanges.contactId, ids))
}
