import { lockByName, shareByName } from '../../../platform/database/lock-by-name.ts'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, desc, eq, inArray, or, type SQL, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { attemptExceptions, attemptExceptionsColumns } from './exceptions.tables.ts'
import { participantGroupMembers } from '../../teams/index.ts'

/** A quiz in a lesson of a school. */
export interface PracticeOfSchool {
  readonly schoolId: SchoolId
  readonly lessonId: number
  readonly quizId: number
}

/** For whom something else counts there: one of both. */
export interface ExceptionOwner {
  readonly userId: number | null
  readonly participantGroupId: number | null
}

/** The groups in which somebody is. */
const groupsOf = (db: ReadDatabase, userId: number) =>
  db
    .select({ id: participantGroupMembers.groupId })
    .from(participantGroupMembers)
    .where(eq(participantGroupMembers.userId, userId))

/** Whether an exception is for somebody, or for a group of theirs. */
export const appliesTo = (db: ReadDatabase, userId: number) =>
  or(
    eq(attemptExceptions.userId, userId),
    inArray(attemptExceptions.participantGroupId, groupsOf(db, userId)),
  )

/** What applies to one person at some quizzes of a lesson: made for them, or for a group of theirs. */
export const listApplied = async (
  db: ReadDatabase,
  { userId, lessonId, quizIds }: { userId: number; lessonId: number; quizIds: readonly number[] },
) => {
  if (quizIds.length === 0) return []
  return db
    .select(attemptExceptionsColumns)
    .from(attemptExceptions)
    .where(
      and(
        eq(attemptExceptions.lessonId, lessonId),
        inArray(attemptExceptions.quizId, [...quizIds]),
        appliesTo(db, userId),
      ),
    )
}
export type ExceptionRow = Awaited<ReturnType<typeof listApplied>>[number]

/** All exceptions at a place, with the members of the groups among some people: (person, exception). */
export const listAppliedAmong = async (
  db: ReadDatabase,
  { schoolId, lessonId, quizId }: PracticeOfSchool,
  userIds: readonly number[],
): Promise<Map<number, ExceptionRow[]>> => {
  const here = await db
    .select(attemptExceptionsColumns)
    .from(attemptExceptions)
    .where(
      and(
        eq(attemptExceptions.schoolId, schoolId),
        eq(attemptExceptions.lessonId, lessonId),
        eq(attemptExceptions.quizId, quizId),
      ),
    )
  const groupIds = here.flatMap(({ participantGroupId }) => participantGroupId ?? [])
  const members =
    groupIds.length === 0 || userIds.length === 0
      ? []
      : await db
          .select({ groupId: participantGroupMembers.groupId, userId: participantGroupMembers.userId })
          .from(participantGroupMembers)
          .where(
            and(
              inArray(participantGroupMembers.groupId, groupIds),
              inArray(participantGroupMembers.userId, [...userIds]),
            ),
          )
  const groupsByPerson = Map.groupBy(members, ({ userId }) => userId)
  return new Map(
    userIds.map((userId) => {
      const groups = new Set(groupsByPerson.get(userId)?.map(({ groupId }) => groupId))
      const applies = (row: ExceptionRow) =>
        row.userId === userId || (row.participantGroupId !== null && groups.has(row.participantGroupId))
      return [userId, here.filter(applies)]
    }),
  )
}

/** Lets one transaction at a time give exceptions at a quiz: two would find the last place free, or overwrite each other. */
export const lockExceptionsOf = (tx: Transaction, quizId: number): Promise<void> =>
  lockByName(tx, `attempts.exceptions/${quizId}`)

/** Waits for whoever gives exceptions at a quiz, and lets nobody give any until the transaction ends. */
export const awaitExceptionsOf = (tx: Transaction, quizId: number): Promise<void> =>
  shareByName(tx, `attempts.exceptions/${quizId}`)

export const countExceptions = (db: ReadDatabase, schoolId: SchoolId, quizId: number): Promise<number> =>
  db.$count(
    attemptExceptions,
    and(eq(attemptExceptions.schoolId, schoolId), eq(attemptExceptions.quizId, quizId)),
  )

const isFor = ({ userId, participantGroupId }: ExceptionOwner) =>
  userId === null
    ? sql`${attemptExceptions.participantGroupId} = ${participantGroupId}`
    : eq(attemptExceptions.userId, userId)

/** The exception of one person, or of a group, at a place. */
export const findExceptionFor = async (db: ReadDatabase, place: PracticeOfSchool, owner: ExceptionOwner) => {
  const [row] = await db
    .select(attemptExceptionsColumns)
    .from(attemptExceptions)
    .where(
      and(
        eq(attemptExceptions.schoolId, place.schoolId),
        eq(attemptExceptions.lessonId, place.lessonId),
        eq(attemptExceptions.quizId, place.quizId),
        isFor(owner),
      ),
    )
  return row ?? null
}

/** Writes an exception whole, over the one that was there. */
export const writeException = async (
  tx: Transaction,
  exception: Omit<ExceptionRow, 'id'>,
): Promise<ExceptionRow> => {
  const {
    schoolId: _school,
    lessonId: _lesson,
    quizId: _quiz,
    userId,
    participantGroupId,
    ...given
  } = exception
  const whom = userId === null ? attemptExceptions.participantGroupId : attemptExceptions.userId
  const [row] = await tx
    .insert(attemptExceptions)
    .values({ ...exception, userId, participantGroupId })
    .onConflictDoUpdate({
      target: [attemptExceptions.lessonId, attemptExceptions.quizId, whom],
      set: given,
    })
    .returning(attemptExceptionsColumns)
  if (!row) throw new Error('The exception was not stored.')
  return row
}

/** Deletes an exception of a quiz within a scope; answers it as it was. */
export const deleteException = async (
  tx: Transaction,
  { schoolId, quizId }: Omit<PracticeOfSchool, 'lessonId'>,
  exceptionId: number,
): Promise<void> => {
  await tx
    .delete(attemptExceptions)
    .where(
      and(
        eq(attemptExceptions.schoolId, schoolId),
        eq(attemptExceptions.quizId, quizId),
        eq(attemptExceptions.id, exceptionId),
      ),
    )
}

export interface ExceptionFilter {
  readonly page: number
  readonly per_page: number
  /** Made for this person, or for a group of theirs. */
  readonly userId?: number | undefined
  readonly lessonId?: number | undefined
  readonly exceptionId?: number | undefined
  readonly scope?: SQL | undefined
}

/** The exceptions of a quiz, the latest first. */
export const listExceptionsOf = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  quizId: number,
  filter: ExceptionFilter,
) => {
  const isWanted = and(
    eq(attemptExceptions.schoolId, schoolId),
    eq(attemptExceptions.quizId, quizId),
    filter.lessonId === undefined ? undefined : eq(attemptExceptions.lessonId, filter.lessonId),
    filter.userId === undefined ? undefined : appliesTo(db, filter.userId),
    filter.exceptionId === undefined ? undefined : eq(attemptExceptions.id, filter.exceptionId),
    filter.scope,
  )
  const total = await db.$count(attemptExceptions, isWanted)
  const rows = await db
    .select(attemptExceptionsColumns)
    .from(attemptExceptions)
    .where(isWanted)
    .orderBy(desc(attemptExceptions.givenAt), desc(attemptExceptions.id))
    .limit(filter.per_page)
    .offset((filter.page - 1) * filter.per_page)
  return { rows, total }
}

/** Deletes what was made for one person: the account was erased. */
export const forgetExceptions = async (tx: Transaction, userId: number): Promise<void> => {
  await tx.delete(attemptExceptions).where(eq(attemptExceptions.userId, userId))
}
