import { attemptStatus } from '@lectern/contract/attempts/attempt'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, desc, eq, gt, inArray, isNotNull, ne, or, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { attemptExceptionsColumns, attemptExceptions } from '../exceptions/exceptions.tables.ts'
import { allowanceOfRows } from '../exceptions/allowances.ts'
import { appliesTo } from '../exceptions/exceptions.repository.ts'
import type { Allowance } from '@lectern/contract/attempts/rules/allowance'
import { attempts } from '../attempts.tables.ts'

interface Worker {
  readonly schoolId: SchoolId
  readonly userId: number
}

const isOwn = ({ schoolId, userId }: Worker) =>
  and(eq(attempts.schoolId, schoolId), eq(attempts.userId, userId))

/** Attempts that are looked through for a learner's home, at most. */
const mostWorks = 60

/**
 * What goes on with a learner's practices: what runs, what waits for the team, what was sent back, and what somebody of the team has
 * decided since a moment; the latest first.
 */
export const listOwnWork = (db: ReadDatabase, worker: Worker, decidedSince: Date) => {
  const isOpen = inArray(attempts.statusId, [
    attemptStatus.inProcess,
    attemptStatus.underCheck,
    attemptStatus.rework,
  ])
  return db
    .select({
      id: attempts.id,
      lessonId: attempts.lessonId,
      quizId: attempts.quizId,
      statusId: attempts.statusId,
      decidedAt: attempts.decidedAt,
      decidedBy: attempts.decidedBy,
      startedAt: attempts.startedAt,
      finishedAt: attempts.finishedAt,
      deadlineAt: attempts.deadlineAt,
      isReworked: sql<boolean>`exists (
        select 1 from attempts later
        where later.user_id = attempts.user_id and later.root_id = coalesce(attempts.root_id, attempts.id)
          and later.school_id = attempts.school_id and later.id > attempts.id
      )`,
    })
    .from(attempts)
    .where(
      and(
        isOwn(worker),
        or(isOpen, and(isNotNull(attempts.decidedAt), gt(attempts.decidedAt, decidedSince))),
        ne(attempts.statusId, attemptStatus.superseded),
      ),
    )
    .orderBy(desc(sql`coalesce(${attempts.decidedAt}, ${attempts.finishedAt}, ${attempts.startedAt})`))
    .limit(mostWorks)
}
export type OwnWorkRow = Awaited<ReturnType<typeof listOwnWork>>[number]

/** What somebody has handed in at some quizzes and needs not hand in again: passed, or waiting for the team. Keys are `lesson/quiz`. */
export const listSettledPractices = async (
  db: ReadDatabase,
  worker: Worker,
  quizIds: readonly number[],
): Promise<ReadonlySet<string>> => {
  if (quizIds.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ lessonId: attempts.lessonId, quizId: attempts.quizId })
    .from(attempts)
    .where(
      and(
        isOwn(worker),
        inArray(attempts.quizId, [...quizIds]),
        inArray(attempts.statusId, [attemptStatus.passed, attemptStatus.underCheck]),
      ),
    )
  return new Set(rows.map(({ lessonId, quizId }) => `${lessonId}/${quizId}`))
}

/** What somebody has handed in at some quizzes, the first one first. */
export const listHandedIn = async (db: ReadDatabase, worker: Worker, quizIds: readonly number[]) =>
  quizIds.length === 0
    ? []
    : db
        .select({
          lessonId: attempts.lessonId,
          quizId: attempts.quizId,
          rootId: attempts.rootId,
          statusId: attempts.statusId,
          scores: attempts.scores,
          maxScores: attempts.maxScores,
          startedAt: attempts.startedAt,
        })
        .from(attempts)
        .where(and(isOwn(worker), inArray(attempts.quizId, [...quizIds]), isNotNull(attempts.finishedAt)))
        .orderBy(attempts.id)
        .limit(mostHandedIn)

/** More than anybody hands in at the practices of one course. */
const mostHandedIn = 5_000

/** What one person is allowed at practices of some lessons; those at which nothing is special are absent. Keys are `lesson/quiz`. */
export const loadAllowancesIn = async (
  db: ReadDatabase,
  { schoolId, userId }: Worker,
  lessonIds: readonly number[],
): Promise<ReadonlyMap<string, Allowance>> => {
  if (lessonIds.length === 0) return new Map()
  const rows = await db
    .select(attemptExceptionsColumns)
    .from(attemptExceptions)
    .where(
      and(
        eq(attemptExceptions.schoolId, schoolId),
        inArray(attemptExceptions.lessonId, [...lessonIds]),
        appliesTo(db, userId),
      ),
    )
  const byPlace = Map.groupBy(rows, ({ lessonId, quizId }) => `${lessonId}/${quizId}`)
  return new Map([...byPlace].map(([place, own]) => [place, allowanceOfRows(own)]))
}
