import type { RestrictionChange } from '@lectern/contract/comments/moderation/moderation'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { alias, and, desc, eq, gt, isNull, or } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { users } from '../../identity/index.ts'
import { commentRestrictions } from './moderation.tables.ts'

const restricter = alias(users, 'restricter')

const isRunning = (now: Date) => or(isNull(commentRestrictions.until), gt(commentRestrictions.until, now))

const ofPerson = (schoolId: SchoolId, userId: number) =>
  and(eq(commentRestrictions.schoolId, schoolId), eq(commentRestrictions.userId, userId))

/** What keeps somebody from writing in a school now. */
export const findRestriction = async (db: ReadDatabase, schoolId: SchoolId, userId: number, now: Date) => {
  const [row] = await db
    .select({ until: commentRestrictions.until, isEverywhere: commentRestrictions.isEverywhere })
    .from(commentRestrictions)
    .where(and(ofPerson(schoolId, userId), isRunning(now)))
  return row ?? null
}
export type Restriction = NonNullable<Awaited<ReturnType<typeof findRestriction>>>

const selectRestrictions = (db: ReadDatabase) =>
  db
    .select({
      userId: commentRestrictions.userId,
      name: users.name,
      until: commentRestrictions.until,
      isEverywhere: commentRestrictions.isEverywhere,
      reason: commentRestrictions.reason,
      createdAt: commentRestrictions.createdAt,
      createdBy: commentRestrictions.createdBy,
      createdByName: restricter.name,
    })
    .from(commentRestrictions)
    .innerJoin(users, eq(users.id, commentRestrictions.userId))
    .leftJoin(restricter, eq(restricter.id, commentRestrictions.createdBy))

/** A page of the people who may not write now, the latest first. */
export const listRestrictions = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  { now, limit, offset }: { readonly now: Date; readonly limit: number; readonly offset: number },
) => {
  const wanted = and(eq(commentRestrictions.schoolId, schoolId), isRunning(now))
  const rows = await selectRestrictions(db)
    .where(wanted)
    .orderBy(desc(commentRestrictions.createdAt), desc(commentRestrictions.userId))
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(commentRestrictions, wanted) }
}
export type RestrictionRow = Awaited<ReturnType<typeof listRestrictions>>['rows'][number]

export const findRestricted = async (db: ReadDatabase, schoolId: SchoolId, userId: number) => {
  const [row] = await selectRestrictions(db).where(ofPerson(schoolId, userId))
  return row ?? null
}

/** Keeps somebody from writing; what was said before is replaced. */
export const saveRestriction = async (
  tx: Transaction,
  person: { readonly schoolId: SchoolId; readonly userId: number },
  { until, is_everywhere: isEverywhere, reason }: RestrictionChange,
  by: { readonly createdBy: number; readonly now: Date },
): Promise<void> => {
  const row = {
    until: until === null ? null : new Date(until),
    isEverywhere,
    reason,
    createdAt: by.now,
    createdBy: by.createdBy,
  }
  await tx
    .insert(commentRestrictions)
    .values({ ...person, ...row })
    .onConflictDoUpdate({ target: [commentRestrictions.schoolId, commentRestrictions.userId], set: row })
}

/** @returns whether there was one */
export const deleteRestriction = async (
  tx: Transaction,
  schoolId: SchoolId,
  userId: number,
): Promise<boolean> => {
  const gone = await tx
    .delete(commentRestrictions)
    .where(ofPerson(schoolId, userId))
    .returning({ userId: commentRestrictions.userId })
  return gone.length > 0
}

/** Forgets that somebody whose account was erased could not write. */
export const forgetRestrictions = async (tx: Transaction, userId: number): Promise<void> => {
  await tx.delete(commentRestrictions).where(eq(commentRestrictions.userId, userId))
}
