import { mergeLimits } from '@lectern/contract/contacts/merging/merging'
import type { ReadDatabase, Transaction, WriteDatabase } from '../../../platform/database/pool.ts'
import { and, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { users } from '../../identity/index.ts'
import { contactConsents } from '../consents/consents.tables.ts'
import { contactMerges } from './merging.tables.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Until when a merge can be taken back. */
export const undoUntil = (at: Date): Date => new Date(at.getTime() + mergeLimits.undoDays * dayMs)

export const insertMerge = async (
  tx: Transaction,
  merge: typeof contactMerges.$inferInsert,
): Promise<number> => {
  const [row] = await tx.insert(contactMerges).values(merge).returning({ id: contactMerges.id })
  if (!row) throw new Error('The merge was not kept.')
  return row.id
}

const columns = {
  id: contactMerges.id,
  survivorId: contactMerges.survivorId,
  absorbedId: contactMerges.absorbedId,
  at: contactMerges.at,
  undoneAt: contactMerges.undoneAt,
  originals: contactMerges.originals,
}

/** Merges into a contact, the latest first. */
export const listMerges = (db: ReadDatabase, schoolId: SchoolId, contactId: number) =>
  db
    .select({ ...columns, byId: users.id, byName: users.name })
    .from(contactMerges)
    .leftJoin(users, eq(users.id, contactMerges.byUserId))
    .where(and(eq(contactMerges.schoolId, schoolId), eq(contactMerges.survivorId, contactId)))
    .orderBy(desc(contactMerges.id))
    .limit(mergeLimits.merges)
export type MergeRow = Awaited<ReturnType<typeof listMerges>>[number]

/** A merge; nobody else takes it back before the transaction ends. */
export const lockMerge = async (tx: Transaction, schoolId: SchoolId, mergeId: number) => {
  const [row] = await tx
    .select(columns)
    .from(contactMerges)
    .where(and(eq(contactMerges.schoolId, schoolId), eq(contactMerges.id, mergeId)))
    .for('no key update')
  return row ?? null
}

/** Notes that a merge was taken back; what the two were before is forgotten. */
export const markUndone = async (
  tx: Transaction,
  schoolId: SchoolId,
  mergeId: number,
  now: Date,
): Promise<void> => {
  await tx
    .update(contactMerges)
    .set({ undoneAt: now, originals: null })
    .where(and(eq(contactMerges.schoolId, schoolId), eq(contactMerges.id, mergeId)))
}

/** Deletes what a merge brought into the consents of the contact that stayed. */
export const deleteMergedConsents = async (
  tx: Transaction,
  schoolId: SchoolId,
  mergeId: number,
  survivorId: number,
): Promise<void> => {
  await tx
    .delete(contactConsents)
    .where(
      and(
        eq(contactConsents.schoolId, schoolId),
        eq(contactConsents.contactId, survivorId),
        sql`(${contactConsents.proof} ->> 'merge_id')::bigint = ${mergeId}`,
      ),
    )
}

/** Forgets what contacts were before merges in which they are. */
export const forgetOriginals = async (tx: Transaction, contactIds: readonly number[]): Promise<void> => {
  const ids = [...contactIds]
  await tx
    .update(contactMerges)
    .set({ originals: null })
    .where(
      and(
        isNotNull(contactMerges.originals),
        or(inArray(contactMerges.survivorId, ids), inArray(contactMerges.absorbedId, ids)),
      ),
    )
}

/** Forgets what contacts were before merges that cannot be taken back any more, in all schools. */
export const forgetOldOriginals = async (db: WriteDatabase, now: Date): Promise<void> => {
  await db
    .update(contactMerges)
    .set({ originals: null })
    .where(
      and(
        isNull(contactMerges.undoneAt),
        isNotNull(contactMerges.originals),
        lt(contactMerges.at, new Date(now.getTime() - mergeLimits.undoDays * dayMs)),
      ),
    )
}
