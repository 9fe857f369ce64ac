import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { distributionSteps, resultLimits } from '@lectern/contract/attempts/quiz-results'
import { closeGrade } from '@lectern/contract/attempts/marking/decided-grade'
import type { Grade } from '@lectern/contract/quizzes/question-types/question-type'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, desc, eq, gt, sql } from '../../../platform/database/sql.ts'
import { quizVersions } from '../../quizzes/index.ts'
import { attemptAnswers, attempts } from '../attempts.tables.ts'
import { countedAttempts, type CountedFilter } from './counted-attempts.ts'
import { isMarkedBy, isMeasured } from './measured.ts'

const middleOf = (value: ReturnType<typeof sql>) => ({
  average: sql<number | null>`avg(${value})::float8`,
  median: sql<number | null>`percentile_cont(0.5) within group (order by ${value})::float8`,
})

const countStatus = (id: number) => sql<number>`count(*) filter (where ${attempts.statusId} = ${id})::int`

/** Without a pass mark every attempt would count as passed: such attempts have no part in the share. */
const countPassed = sql<number>`count(*) filter (where ${attempts.statusId} = ${attemptStatus.passed} and ${isMeasured})::int`

const percentOfPoints = sql`${attempts.scores} * 100 / nullif(${attempts.maxScores}, 0)`

/** How many people began, and how many attempts. */
export const countBegun = async (db: ReadDatabase, { schoolId, quizId, scope }: CountedFilter) => {
  const [row] = await db
    .select({
      learners: sql<number>`count(distinct ${attempts.userId})::int`,
      started: sql<number>`count(*)::int`,
    })
    .from(attempts)
    .where(and(eq(attempts.schoolId, schoolId), eq(attempts.quizId, quizId), scope))
  return row ?? { learners: 0, started: 0 }
}

/** The attempts that count, taken together. */
export const summariseAttempts = async (db: ReadDatabase, filter: CountedFilter) => {
  const counted = countedAttempts(db, filter)
  const seconds = sql`extract(epoch from ${attempts.finishedAt} - ${attempts.startedAt})::float8`
  const points = middleOf(sql`${attempts.scores}`)
  const percents = middleOf(percentOfPoints)
  const times = middleOf(seconds)
  const [row] = await db
    .select({
      counted: sql<number>`count(*)::int`,
      passed: countPassed,
      failed: countStatus(attemptStatus.failed),
      underCheck: countStatus(attemptStatus.underCheck),
      maxPoints: sql<number | null>`max(${attempts.maxScores})`,
      pointsAverage: points.average,
      pointsMedian: points.median,
      percentAverage: percents.average,
      percentMedian: percents.median,
      secondsAverage: times.average,
      secondsMedian: times.median,
    })
    .from(attempts)
    .innerJoin(counted, eq(counted.id, attempts.id))
    .leftJoin(quizVersions, isMarkedBy(filter.schoolId))
  if (!row) throw new Error('Nothing was counted.')
  return row
}
export type AttemptSummary = Awaited<ReturnType<typeof summariseAttempts>>

/** How many of the attempts that count earned each step of their points. */
export const countSteps = (db: ReadDatabase, filter: CountedFilter) => {
  const counted = countedAttempts(db, filter)
  const share = sql`${attempts.scores} * ${distributionSteps} / ${attempts.maxScores}`
  // A hundredth of a point too little by rounding would be one step less.
  const step = sql<number>`least(${distributionSteps - 1}, floor(round((${share})::numeric, 6)))::int`
  return db
    .select({ step, count: sql<number>`count(*)::int` })
    .from(attempts)
    .innerJoin(counted, eq(counted.id, attempts.id))
    .where(and(eq(attempts.schoolId, filter.schoolId), gt(attempts.maxScores, 0)))
    .groupBy(sql`1`)
}

/** The versions that the attempts that count were begun on, the newest first, each with the number of those attempts. */
export const countVersions = (db: ReadDatabase, filter: CountedFilter) => {
  const counted = countedAttempts(db, filter)
  return db
    .select({
      id: attempts.quizVersionId,
      attempts: sql<number>`count(*)::int`,
      passed: countPassed,
      failed: countStatus(attemptStatus.failed),
      percent: sql<number | null>`avg(${percentOfPoints})::float8`,
    })
    .from(attempts)
    .innerJoin(counted, eq(counted.id, attempts.id))
    .leftJoin(quizVersions, isMarkedBy(filter.schoolId))
    .groupBy(attempts.quizVersionId)
    .orderBy(desc(attempts.quizVersionId))
    .limit(resultLimits.versions)
}

/**
 * The grades that were given to each question over the attempts that count, each different one once: the grades of single
 * attempts never leave the database. The points of the attempts are summed in whole hundredths.
 */
export const countGrades = async (db: ReadDatabase, filter: CountedFilter) => {
  const counted = countedAttempts(db, filter)
  const hundredths = sql`round(${attempts.scores} * 100)`
  const rows = await db
    .select({
      questionId: sql<string>`graded.key`,
      grade: sql<Grade>`graded.value`,
      isDecided: sql<boolean>`${attempts.decidedAt} is not null`,
      count: sql<number>`count(*)::int`,
      scores: sql<number>`sum(${hundredths})`,
      squares: sql<number>`sum(${hundredths} * ${hundredths})`,
    })
    .from(attempts)
    .innerJoin(counted, eq(counted.id, attempts.id))
    .innerJoin(sql`lateral jsonb_each(${attempts.grades}) as graded`, sql`true`)
    .groupBy(sql`graded.key`, sql`graded.value`, sql`${attempts.decidedAt} is not null`)
  return rows.map(({ isDecided, grade, ...row }) => ({
    ...row,
    grade: isDecided ? closeGrade(grade) : grade,
  }))
}
export type GradeCount = Awaited<ReturnType<typeof countGrades>>[number]

/** To each question, how many of the attempts that count have an answer. */
export const countAnswered = (db: ReadDatabase, filter: CountedFilter) => {
  const counted = countedAttempts(db, filter)
  return db
    .select({
      questionId: attemptAnswers.questionId,
      answered: sql<number>`count(*) filter (where ${attemptAnswers.answer} <> '[]')::int`,
    })
    .from(attemptAnswers)
    .innerJoin(counted, eq(counted.id, attemptAnswers.attemptId))
    .groupBy(attemptAnswers.questionId)
}

/** Answers above these bytes are words of one's own, which nobody gives twice; without them, what is read has a limit. */
const mostAnswerBytes = 2_000

/** What was answered to one question, each different answer once with the number of attempts that have it. */
export const countSameAnswers = (db: ReadDatabase, filter: CountedFilter, questionId: string) => {
  const counted = countedAttempts(db, filter)
  return db
    .select({ answer: attemptAnswers.answer, count: sql<number>`count(*)::int` })
    .from(attemptAnswers)
    .innerJoin(counted, eq(counted.id, attemptAnswers.attemptId))
    .where(
      sql`${attemptAnswers.questionId} = ${questionId} and ${attemptAnswers.answer} <> '[]'
        and pg_column_size(${attemptAnswers.answer}) <= ${mostAnswerBytes}`,
    )
    .groupBy(attemptAnswers.answer)
}

/**
 * How long people took for one question: from the answer stored before it in the same attempt, or from the start, until its
 * own last change. For each attempt all its answers are read, so that only those handed in last are taken.
 */
export const summariseTimes = async (db: ReadDatabase, filter: CountedFilter, questionId: string) => {
  const counted = countedAttempts(db, filter, resultLimits.timed)
  const before = sql`(
    select max(earlier.saved_at) from ${attemptAnswers} as earlier
    where earlier.attempt_id = ${attemptAnswers.attemptId} and earlier.saved_at < ${attemptAnswers.savedAt}
  )`
  const seconds = middleOf(
    sql`extract(epoch from ${attemptAnswers.savedAt} - coalesce(${before}, ${attempts.startedAt}))::float8`,
  )
  const [row] = await db
    .select(seconds)
    .from(attemptAnswers)
    .innerJoin(counted, eq(counted.id, attemptAnswers.attemptId))
    .innerJoin(attempts, eq(attempts.id, attemptAnswers.attemptId))
    .where(and(eq(attempts.schoolId, filter.schoolId), eq(attemptAnswers.questionId, questionId)))
  return row ?? { average: null, median: null }
}
