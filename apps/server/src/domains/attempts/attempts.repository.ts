import { attemptStatus } from '@lectern/contract/attempts/attempt'
import type { Arrangement, Grade } from '@lectern/contract/quizzes/question-types/question-type'
import type { ReadDatabase, WriteDatabase, Transaction } from '../../platform/database/pool.ts'
import { preparedQuery } from '../../platform/database/prepared.ts'
import { and, asc, desc, eq, inArray, min, type SQL, sql } from '../../platform/database/sql.ts'
import {
  attemptAnswers,
  attemptAnswersColumns,
  attempts,
  attemptsColumns,
  type QuestionState,
} from './attempts.tables.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { isHeld } from './held/held.repository.ts'

/** One person's place of practice: a quiz within a lesson. */
export interface Place {
  readonly userId: number
  readonly lessonId: number
  readonly quizId: number
}

const isAt = ({ userId, lessonId, quizId }: Place) =>
  and(eq(attempts.userId, userId), eq(attempts.lessonId, lessonId), eq(attempts.quizId, quizId))

export const findRunningAttempt = async (db: ReadDatabase, place: Place) => {
  const [row] = await db
    .select(attemptsColumns)
    .from(attempts)
    .where(and(isAt(place), eq(attempts.statusId, attemptStatus.inProcess)))
  return row ?? null
}

/** What an attempt begins with. */
export interface NewAttempt extends Place {
  readonly schoolId: SchoolId
  readonly quizVersionId: number
  /** Null for all questions of the version in its order. */
  readonly questionIds: string[] | null
  readonly arrangements: Record<string, Arrangement>
  readonly deadlineAt: Date | null
  /** The first version of what this attempt reworks. */
  readonly rootId?: number
}

/** Holds one person's place until the transaction ends: whoever else wants it waits. */
export const lockPlace = async (tx: Transaction, { userId, lessonId, quizId }: Place) => {
  const name = `attempts/${userId}/${lessonId}/${quizId}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** Begins an attempt; null when one is in process already, also one that began this very moment. */
export const insertAttempt = async (db: WriteDatabase, attempt: NewAttempt, now: Date) => {
  const [row] = await db
    .insert(attempts)
    .values({ ...attempt, statusId: attemptStatus.inProcess, startedAt: now })
    .onConflictDoNothing()
    .returning(attemptsColumns)
  return row ?? null
}

/** An attempt of one person; anybody else's counts as absent. */
export const findOwnAttempt = async (db: ReadDatabase, userId: number, attemptId: number) => {
  const [row] = await db
    .select(attemptsColumns)
    .from(attempts)
    .where(and(eq(attempts.id, attemptId), eq(attempts.userId, userId)))
  return row ?? null
}
export type AttemptRow = NonNullable<Awaited<ReturnType<typeof findOwnAttempt>>>

/** An attempt of any learner of a school whose work the reader may see. */
export const findSchoolAttempt = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  attemptId: number,
  scope?: SQL,
) => {
  const [row] = await db
    .select(attemptsColumns)
    .from(attempts)
    .where(and(eq(attempts.id, attemptId), eq(attempts.schoolId, schoolId), scope))
  return row ?? null
}

/** Whether one of these attempts of a school is within a scope. */
export const isAnyAttemptIn = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  ids: readonly number[],
  scope: SQL | undefined,
): Promise<boolean> =>
  (await db.$count(attempts, and(eq(attempts.schoolId, schoolId), inArray(attempts.id, [...ids]), scope))) > 0

/** The first versions of somebody's attempts in a lesson, each once. */
export const listOwnRoots = async (
  db: ReadDatabase,
  { schoolId, lessonId, userId }: Pick<AttemptRow, 'schoolId' | 'lessonId' | 'userId'>,
): Promise<number[]> => {
  const rows = await db
    .select({ id: attempts.id, rootId: attempts.rootId })
    .from(attempts)
    .where(and(eq(attempts.schoolId, schoolId), eq(attempts.lessonId, lessonId), eq(attempts.userId, userId)))
  return [...new Set(rows.map(({ id, rootId }) => rootId ?? id))]
}

/** The quizzes of some attempts of a school. */
export const listAttemptQuizzes = (
  db: ReadDatabase,
  schoolId: SchoolId,
  attemptIds: readonly number[],
  scope?: SQL,
) =>
  db
    .select({ id: attempts.id, quizId: attempts.quizId })
    .from(attempts)
    .where(and(eq(attempts.schoolId, schoolId), inArray(attempts.id, [...attemptIds]), scope))

/** Whether the latest attempt at a place may be one that was sent back: then a start goes on with it. */
export const hasRework = async (db: ReadDatabase, place: Place): Promise<boolean> =>
  (await db.$count(attempts, and(isAt(place), eq(attempts.statusId, attemptStatus.rework)))) > 0

/** The own attempt, held until the transaction ends: nobody saves or finishes it meanwhile. */
export const lockOwnAttempt = async (db: Transaction, userId: number, attemptId: number) => {
  const [row] = await db
    .select(attemptsColumns)
    .from(attempts)
    .where(and(eq(attempts.id, attemptId), eq(attempts.userId, userId)))
    .for('update')
  return row ?? null
}

export const closeAttempt = async (
  db: Transaction,
  { id, schoolId }: Pick<AttemptRow, 'id' | 'schoolId'>,
  result: Required<Pick<AttemptRow, 'statusId' | 'scores' | 'maxScores' | 'isTimedOut'>> &
    Partial<Pick<AttemptRow, 'questionStates'>> & {
      grades: Record<string, Grade>
    },
  finishedAt: Date,
): Promise<AttemptRow> => {
  const [row] = await db
    .update(attempts)
    .set({ ...result, finishedAt })
    .where(and(eq(attempts.schoolId, schoolId), eq(attempts.id, id)))
    .returning(attemptsColumns)
  if (!row) throw new Error('The attempt was not closed.')
  return row
}

export const listAnswers = (db: ReadDatabase, attemptId: number) =>
  db.select(attemptAnswersColumns).from(attemptAnswers).where(eq(attemptAnswers.attemptId, attemptId))
export type AnswerRow = Awaited<ReturnType<typeof listAnswers>>[number]

/** Attempts of one person at some quizzes of a lesson, ranked within each quiz: the running one first, then the latest. */
export const rankedAttempts = (db: ReadDatabase) => {
  const isFirst = sql`${attempts.rootId} is null`
  const total = sql<number>`(count(*) filter (where ${isFirst}) over (partition by ${attempts.quizId}))::int`
  const isPassed = sql`${attempts.statusId} = ${attemptStatus.passed}`
  const hasPassed = sql<boolean>`bool_or(${isPassed}) over (partition by ${attempts.quizId})`
  const rank = sql<number>`row_number() over (
    partition by ${attempts.quizId}
    order by (${attempts.statusId} = ${attemptStatus.inProcess}) desc, ${attempts.startedAt} desc, ${attempts.id} desc
  )`
  return db
    .select({
      id: sql<number>`${attempts.id}`.as('ranked_id'),
      total: total.as('total'),
      hasPassed: hasPassed.as('has_passed'),
      rank: rank.as('rank'),
    })
    .from(attempts)
    .where(
      and(
        eq(attempts.userId, sql.placeholder('userId')),
        eq(attempts.lessonId, sql.placeholder('lessonId')),
        sql`${attempts.quizId} = any(${sql.placeholder('quizIds')})`,
      ),
    )
    .as('ranked')
}

const standingsQuery = preparedQuery((db) => {
  const ranked = rankedAttempts(db)
  return db
    .select({ attempt: attempts, total: ranked.total, hasPassed: ranked.hasPassed })
    .from(ranked)
    .innerJoin(attempts, eq(attempts.id, ranked.id))
    .where(eq(ranked.rank, 1))
    .prepare('list_standings')
})

/** Each quiz's latest attempt of one person in a lesson, the running one first; how many there are, and if one passed. */
export const listStandings = async (
  db: ReadDatabase,
  { userId, lessonId, quizIds }: { userId: number; lessonId: number; quizIds: readonly number[] },
) => (quizIds.length === 0 ? [] : standingsQuery(db).execute({ userId, lessonId, quizIds: [...quizIds] }))

/** Notes what has happened to a question of an attempt that this transaction holds. */
export const setQuestionState = async (
  tx: Transaction,
  { id, schoolId, questionStates }: Pick<AttemptRow, 'id' | 'schoolId' | 'questionStates'>,
  questionId: string,
  state: QuestionState,
): Promise<AttemptRow> => {
  const states = { ...questionStates, [questionId]: { ...questionStates[questionId], ...state } }
  const [row] = await tx
    .update(attempts)
    .set({ questionStates: states })
    .where(and(eq(attempts.schoolId, schoolId), eq(attempts.id, id)))
    .returning(attemptsColumns)
  if (!row) throw new Error('The state of the question was not stored.')
  return row
}

export interface PracticeFilter {
  readonly page: number
  readonly per_page: number
  readonly statusId?: number | undefined
  /** What else they have to be. */
  readonly isWanted?: SQL | undefined
  /** Only attempts for which this holds: whose work the reader may see. */
  readonly scope?: SQL | undefined
  /** The latest begun first, or what has waited longest. */
  readonly order: 'latest' | 'waiting'
}

/** Whether an attempt has a status; what was decided waits no more, although its learner has not been told. */
const hasStatus = (schoolId: SchoolId, statusId: number): SQL | undefined =>
  // Written out, so that the index of what waits is known to hold every row.
  and(
    sql`${attempts.statusId} = ${sql.raw(String(Math.trunc(statusId)))}`,
    statusId === attemptStatus.underCheck ? sql`not ${isHeld(schoolId)}` : undefined,
  )

/** Attempts of all learners of a school, a page of them, and how many there are. */
export const listSchoolAttempts = async (db: ReadDatabase, schoolId: SchoolId, filter: PracticeFilter) => {
  const isWanted = and(
    eq(attempts.schoolId, schoolId),
    filter.statusId === undefined ? undefined : hasStatus(schoolId, filter.statusId),
    filter.isWanted,
    filter.scope,
  )
  const total = await db.$count(attempts, isWanted)
  const rows = await db
    .select(attemptsColumns)
    .from(attempts)
    .where(isWanted)
    .orderBy(
      ...(filter.order === 'waiting'
        ? [asc(attempts.finishedAt), asc(attempts.id)]
        : [desc(attempts.startedAt), desc(attempts.id)]),
    )
    .limit(filter.per_page)
    .offset((filter.page - 1) * filter.per_page)
  return { rows, total }
}

/** The number of each attempt among its learner's attempts at the quiz in the lesson, from 1. */
export const numberAttempts = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  attemptIds: readonly number[],
): Promise<Map<number, number>> => {
  if (attemptIds.length === 0) return new Map()
  const earlier = sql<number>`(
    select count(*)::int from attempts as earlier
    where earlier.user_id = attempts.user_id and earlier.quiz_id = attempts.quiz_id
      and earlier.lesson_id = attempts.lesson_id and earlier.id <= attempts.id
  )`
  const rows = await db
    .select({ id: attempts.id, number: earlier })
    .from(attempts)
    .where(and(eq(attempts.schoolId, schoolId), inArray(attempts.id, [...attemptIds])))
  return new Map(rows.map(({ id, number }) => [id, number]))
}

/** What of a school waits for the team, as far as somebody sees it: how much, since when, and how much of it was reworked since a moment. */
export const summariseWaiting = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  { scope, since }: { readonly scope: SQL | undefined; readonly since: Date },
): Promise<{ count: number; oldest: Date | null; reworked: number }> => {
  const isReworked = sql`${attempts.rootId} <> ${attempts.id} and ${attempts.finishedAt} > ${since}`
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      oldest: min(attempts.finishedAt),
      reworked: sql<number>`(count(*) filter (where ${isReworked}))::int`,
    })
    .from(attempts)
    .where(and(eq(attempts.schoolId, schoolId), hasStatus(schoolId, attemptStatus.underCheck), scope))
  return row ?? { count: 0, oldest: null, reworked: 0 }
}
