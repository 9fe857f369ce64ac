import { type SuppressionReason, suppressionReasons } from '@lectern/contract/contacts/consents/consent-kinds'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, eq, inArray, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { contacts } from '../contacts.tables.ts'
import { contactSuppressions } from './consents.tables.ts'

/** Why addresses of a school are kept out, by their hashes. */
export const findSuppressions = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, { readonly reason: SuppressionReason; readonly at: Date }>> => {
  if (hashes.length === 0) return new Map()
  const rows = await db
    .select({
      hash: contactSuppressions.hash,
      reason: contactSuppressions.reason,
      at: contactSuppressions.at,
    })
    .from(contactSuppressions)
    .where(and(eq(contactSuppressions.schoolId, schoolId), inArray(contactSuppressions.hash, [...hashes])))
  return new Map(rows.map(({ hash, ...kept }) => [hash, kept]))
}

const strengths = sql.param([...suppressionReasons])

/** Keeps addresses out; a stronger reason that stands there stays. */
export const writeSuppressions = async (
  tx: Transaction,
  schoolId: SchoolId,
  { hashes, reason, now }: { hashes: readonly string[]; reason: SuppressionReason; now: Date },
): Promise<void> => {
  if (hashes.length === 0) return
  await tx
    .insert(contactSuppressions)
    .values(hashes.toSorted().map((hash) => ({ schoolId, hash, reason, at: now })))
    .onConflictDoUpdate({
      target: [contactSuppressions.schoolId, contactSuppressions.hash],
      set: { reason, at: now },
      setWhere: sql`array_position(${strengths}::text[], ${contactSuppressions.reason})
        < array_position(${strengths}::text[], ${reason}::text)`,
    })
}

/** Lets addresses in again that are kept out for a reason. */
export const removeSuppressions = async (
  tx: Transaction,
  schoolId: SchoolId,
  hashes: readonly string[],
  reason: SuppressionReason,
): Promise<void> => {
  if (hashes.length === 0) return
  await tx
    .delete(contactSuppressions)
    .where(
      and(
        eq(contactSuppressions.schoolId, schoolId),
        inArray(contactSuppressions.hash, [...hashes]),
        eq(contactSuppressions.reason, reason),
      ),
    )
}

/** Contacts with their e-mails and why these are kept out, as their rows say. */
export const listAddresses = (tx: Transaction, schoolId: SchoolId, contactIds: readonly number[]) =>
  tx
    .select({ id: contacts.id, email: contacts.email, keptOut: contacts.keptOut })
    .from(contacts)
    .where(and(eq(contacts.schoolId, schoolId), inArray(contacts.id, [...contactIds])))
    .orderBy(asc(contacts.id))

/** Writes on contacts why their addresses are kept out. */
export const writeKeptOut = async (
  tx: Transaction,
  schoolId: SchoolId,
  contactIds: readonly number[],
  keptOut: SuppressionReason | null,
): Promise<void> => {
  await tx
    .update(contacts)
    .set({ keptOut })
    .where(and(eq(contacts.schoolId, schoolId), inArray(contacts.id, [...contactIds])))
}
