import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, eq, inArray, ne, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { contacts } from '../contacts.tables.ts'
import { contactFormerEmails } from './merging.tables.ts'

/** An address that a merge took from a contact. */
export type FormerEmail = typeof contactFormerEmails.$inferInsert

export const insertFormerEmail = async (tx: Transaction, former: FormerEmail): Promise<void> => {
  await tx.insert(contactFormerEmails).values(former).onConflictDoNothing()
}

/** Whether merges took any address of a school: most schools have none. */
export const hasFormerEmails = async (db: ReadDatabase, schoolId: SchoolId): Promise<boolean> => {
  const rows = await db
    .select({ contactId: contactFormerEmails.contactId })
    .from(contactFormerEmails)
    .where(eq(contactFormerEmails.schoolId, schoolId))
    .limit(1)
  return rows.length > 0
}

/** Hash → the contact that an address leads to now, and the merge that took it; of several merges the latest. */
export const findFormerOwners = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: number; readonly mergeId: number }>> => {
  const rows = await db
    .select({
      hash: contactFormerEmails.hash,
      id: sql<number>`coalesce(${contacts.mergedInto}, ${contacts.id})`.mapWith(Number),
      mergeId: contactFormerEmails.mergeId,
    })
    .from(contactFormerEmails)
    .innerJoin(contacts, eq(contacts.id, contactFormerEmails.contactId))
    .where(and(eq(contactFormerEmails.schoolId, schoolId), inArray(contactFormerEmails.hash, [...hashes])))
    .orderBy(asc(contactFormerEmails.mergeId))
  return new Map(rows.map(({ hash, ...owner }) => [hash, owner]))
}

/** Forgets what a merge took: it is taken back. */
export const deleteFormerOfMerge = async (
  tx: Transaction,
  schoolId: SchoolId,
  mergeId: number,
): Promise<void> => {
  await tx
    .delete(contactFormerEmails)
    .where(and(eq(contactFormerEmails.schoolId, schoolId), eq(contactFormerEmails.mergeId, mergeId)))
}

/** Forgets addresses that some contacts had. */
export const deleteFormerOf = async (tx: Transaction, contactIds: readonly number[]): Promise<void> => {
  await tx.delete(contactFormerEmails).where(inArray(contactFormerEmails.contactId, [...contactIds]))
}

/** Gives a contact another account and e-mail, or none. */
export const writeAccount = async (
  tx: Transaction,
  { schoolId, contactId }: { readonly schoolId: SchoolId; readonly contactId: number },
  written: Partial<Pick<typeof contacts.$inferSelect, 'userId' | 'email' | 'addressState'>>,
  now: Date,
): Promise<void> => {
  await tx
    .update(contacts)
    .set({ ...written, version: sql`${contacts.version} + 1`, updatedAt: now })
    .where(and(eq(contacts.schoolId, schoolId), eq(contacts.id, contactId), ne(contacts.status, 'erased')))
}
