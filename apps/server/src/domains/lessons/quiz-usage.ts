import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { lessonStatus } from '@lectern/contract/lessons/lesson-status'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import {
  and,
  asc,
  countDistinct,
  eq,
  inArray,
  isNull,
  sql,
  type SQLWrapper,
} from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { attempts } from '../attempts/index.ts'
import type { QuizUsage } from '../quizzes/index.ts'
import { releasedUnits } from './held-edits/released.tables.ts'
import { infoUnits, lessonQuizzes, lessonSections, lessons } from './lessons.tables.ts'
import { products } from '../products/index.ts'

/**
 * The lessons that hold a quiz, as the rest of a statement, of courses that were not removed. In plain words, because a column loses
 * the name of its table where a query asks for one table alone.
 */
const holding = (schoolId: SchoolId, quizId: SQLWrapper) => sql`
  from lesson_quizzes shown
  join lessons on lessons.id = shown.lesson_id and lessons.school_id = ${schoolId}
  join products on products.id = lessons.product_id and products.school_id = ${schoolId} and products.deleted_at is null
  where shown.quiz_id = ${quizId}`

/** Those of them that were not removed. */
const showing = (schoolId: SchoolId, quizId: SQLWrapper) =>
  sql`${holding(schoolId, quizId)} and lessons.deleted_at is null`

/** Where quizzes are shown and how often they were begun, for their library. */
export const quizUsage: QuizUsage = {
  isShown: (schoolId, quizId) => sql`exists (select 1 ${showing(schoolId, quizId)})`,
  isInRemovedLesson: (schoolId, quizId) =>
    sql`exists (select 1 ${holding(schoolId, quizId)} and lessons.deleted_at is not null)`,
  lessonsOf: (schoolId, quizId) =>
    sql<number>`(select count(distinct lessons.id)::int ${showing(schoolId, quizId)})`,
  attemptsOf: (schoolId, quizId) => sql<number>`(
    select count(*)::int from attempts
    where attempts.quiz_id = ${quizId} and attempts.school_id = ${schoolId}
  )`,
  countUse: async (db, schoolId, quizIds) => ({
    ...(await countAttempts(db, schoolId, quizIds)),
    lessonsPublished: await countPublished(db, schoolId, quizIds),
  }),
  listPlaces: async (db, schoolId, quizId, limit) => {
    const rows = await listPlaces(db, schoolId, quizId, limit)
    return rows.map((row) => ({
      course: { id: row.courseId, title: row.courseTitle },
      lesson: { id: row.lessonId, title: row.lessonTitle },
      section: row.section,
    }))
  },
}

const countAttempts = async (db: ReadDatabase, schoolId: SchoolId, quizIds: readonly number[]) => {
  const isRunning = eq(attempts.statusId, attemptStatus.inProcess)
  const [row] = await db
    .select({
      peopleRunning: sql<number>`(count(distinct ${attempts.userId}) filter (where ${isRunning}))::int`,
      attemptsFinished: sql<number>`(count(*) filter (where ${attempts.finishedAt} is not null))::int`,
    })
    .from(attempts)
    .where(and(eq(attempts.schoolId, schoolId), inArray(attempts.quizId, [...quizIds])))
  return row ?? { peopleRunning: 0, attemptsFinished: 0 }
}

const countPublished = async (db: ReadDatabase, schoolId: SchoolId, quizIds: readonly number[]) => {
  const [row] = await db
    .select({ lessons: countDistinct(lessons.id) })
    .from(lessonQuizzes)
    .innerJoin(lessons, and(eq(lessons.id, lessonQuizzes.lessonId), isNull(lessons.deletedAt)))
    .innerJoin(products, and(eq(products.id, lessons.productId), isNull(products.deletedAt)))
    .where(
      and(
        eq(lessons.schoolId, schoolId),
        inArray(lessonQuizzes.quizId, [...quizIds]),
        eq(lessons.statusId, lessonStatus.published),
      ),
    )
  return row?.lessons ?? 0
}

const listPlaces = (db: ReadDatabase, schoolId: SchoolId, quizId: number, limit: number) => {
  const section = sql<number>`min((
    select count(*)::int from lesson_sections before
    where before.school_id = ${schoolId} and before.lesson_id = ${lessonSections.lessonId}
      and before.deleted_at is null
      and (before.position, before.id) < (${lessonSections.position}, ${lessonSections.id})
  ))`
  return db
    .select({
      courseId: lessons.courseId,
      courseTitle: products.title,
      lessonId: lessons.id,
      lessonTitle: lessons.title,
      section,
    })
    .from(lessonQuizzes)
    .innerJoin(infoUnits, eq(infoUnits.id, lessonQuizzes.unitId))
    .leftJoin(releasedUnits, eq(releasedUnits.id, lessonQuizzes.unitId))
    .innerJoin(
      lessonSections,
      sql`${lessonSections.id} = coalesce(${releasedUnits.sectionId}, ${infoUnits.sectionId})`,
    )
    .innerJoin(lessons, and(eq(lessons.id, lessonQuizzes.lessonId), isNull(lessons.deletedAt)))
    .innerJoin(products, and(eq(products.id, lessons.productId), isNull(products.deletedAt)))
    .where(and(eq(lessonQuizzes.quizId, quizId), eq(lessons.schoolId, schoolId)))
    .groupBy(lessons.courseId, products.title, lessons.id, lessons.title, lessons.position)
    .orderBy(asc(products.title), asc(lessons.position), asc(lessons.id))
    .limit(limit)
}
