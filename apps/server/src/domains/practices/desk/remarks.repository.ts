import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, desc, eq, isNull, lt, or, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { practiceViews, reviewRemarks, reviewRemarkUses } from './desk.tables.ts'
import type { DeskPerson } from './views.repository.ts'

const columns = {
  id: reviewRemarks.id,
  key: reviewRemarks.key,
  userId: reviewRemarks.userId,
  text: reviewRemarks.text,
  isShared: reviewRemarks.isShared,
}

const isThere = isNull(reviewRemarks.deletedAt)

const isSeenBy = ({ schoolId, userId }: DeskPerson) =>
  and(
    eq(reviewRemarks.schoolId, schoolId),
    isThere,
    or(eq(reviewRemarks.userId, userId), eq(reviewRemarks.isShared, true)),
  )

const isOwn = ({ schoolId, userId }: DeskPerson, key: string) =>
  and(eq(reviewRemarks.schoolId, schoolId), eq(reviewRemarks.userId, userId), eq(reviewRemarks.key, key))

/** What somebody says again and again and what colleagues share, what they used most before the rest. */
export const listRemarks = (db: ReadDatabase, person: DeskPerson, limit: number) =>
  db
    .select(columns)
    .from(reviewRemarks)
    .leftJoin(
      reviewRemarkUses,
      and(eq(reviewRemarkUses.remarkId, reviewRemarks.id), eq(reviewRemarkUses.userId, person.userId)),
    )
    .where(isSeenBy(person))
    .orderBy(
      desc(sql`coalesce(${reviewRemarkUses.count}, 0)`),
      sql`${reviewRemarkUses.usedAt} desc nulls last`,
      asc(reviewRemarks.id),
    )
    .limit(limit)
export type RemarkRow = Awaited<ReturnType<typeof listRemarks>>[number]

/** How many remarks somebody keeps, and how many the school shares. */
export const countRemarks = async (db: ReadDatabase, { schoolId, userId }: DeskPerson) => ({
  own: await db.$count(
    reviewRemarks,
    and(eq(reviewRemarks.schoolId, schoolId), eq(reviewRemarks.userId, userId), isThere),
  ),
  shared: await db.$count(
    reviewRemarks,
    and(eq(reviewRemarks.schoolId, schoolId), eq(reviewRemarks.isShared, true), isThere),
  ),
})

/** An own remark by its key. */
export const findOwnRemark = async (db: ReadDatabase, person: DeskPerson, key: string) => {
  const [row] = await db
    .select(columns)
    .from(reviewRemarks)
    .where(and(isOwn(person, key), isThere))
  return row ?? null
}

/** A remark that somebody shares, or shared before it was deleted. */
export const findShared = async (db: ReadDatabase, schoolId: SchoolId, id: number) => {
  const [row] = await db
    .select({ ...columns, deletedAt: reviewRemarks.deletedAt })
    .from(reviewRemarks)
    .where(
      and(eq(reviewRemarks.schoolId, schoolId), eq(reviewRemarks.id, id), eq(reviewRemarks.isShared, true)),
    )
  return row ?? null
}

/** Whether somebody sees a remark. */
export const isRemarkSeen = async (db: ReadDatabase, person: DeskPerson, id: number): Promise<boolean> =>
  (await db.$count(reviewRemarks, and(isSeenBy(person), eq(reviewRemarks.id, id)))) > 0

/** Writes a remark in the place of the one before; what was deleted and is kept again has not lost its uses. */
export const writeRemark = async (
  tx: Transaction,
  person: DeskPerson,
  { key, ...set }: Pick<RemarkRow, 'key' | 'text' | 'isShared'>,
  now: Date,
): Promise<RemarkRow> => {
  const [row] = await tx
    .insert(reviewRemarks)
    .values({ ...person, key, ...set, createdAt: now })
    .onConflictDoUpdate({
      target: [reviewRemarks.userId, reviewRemarks.schoolId, reviewRemarks.key],
      set: { ...set, deletedAt: null },
    })
    .returning(columns)
  if (!row) throw new Error('The remark was not kept.')
  return row
}

/** Counts that somebody has put a remark into a comment. */
export const countUse = async (tx: Transaction, userId: number, remarkId: number, now: Date) => {
  await tx
    .insert(reviewRemarkUses)
    .values({ remarkId, userId, count: 1, usedAt: now })
    .onConflictDoUpdate({
      target: [reviewRemarkUses.userId, reviewRemarkUses.remarkId],
      set: { count: sql`${reviewRemarkUses.count} + 1`, usedAt: now },
    })
}

/** Deletes an own remark, where there is one. */
export const deleteRemark = async (
  tx: Transaction,
  person: DeskPerson,
  key: string,
  now: Date,
): Promise<void> => {
  await tx
    .update(reviewRemarks)
    .set({ deletedAt: now })
    .where(and(isOwn(person, key), isThere))
}

/** Deletes a remark, or brings it back. @param deletedAt null: it is there again */
export const setDeleted = async (
  tx: Transaction,
  schoolId: SchoolId,
  id: number,
  deletedAt: Date | null,
): Promise<void> => {
  await tx
    .update(reviewRemarks)
    .set({ deletedAt })
    .where(and(eq(reviewRemarks.schoolId, schoolId), eq(reviewRemarks.id, id)))
}

/** Forgets what was deleted before a moment, with how often it was used. */
export const forgetDeleted = async (tx: Transaction, before: Date): Promise<void> => {
  await tx.delete(reviewRemarks).where(lt(reviewRemarks.deletedAt, before))
}

/** Forgets what somebody keeps at the desks of all schools: the account was erased. */
export const forgetDesk = async (tx: Transaction, userId: number): Promise<void> => {
  await tx.delete(practiceViews).where(eq(practiceViews.userId, userId))
  await tx.delete(reviewRemarks).where(eq(reviewRemarks.userId, userId))
  await tx.delete(reviewRemarkUses).where(eq(reviewRemarkUses.userId, userId))
}
