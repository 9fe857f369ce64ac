import type { ReadDatabase } from '../../platform/database/pool.ts'
import { and, asc, eq, isNull, sql, type SQLWrapper } from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { products } from '../access/index.ts'
import type { QuizUsage } from '../quizzes/index.ts'
import { infoUnits, lessonQuizzes, lessonSections, lessons } from './lessons.tables.ts'

/**
 * The lessons that show a quiz, as the rest of a statement: neither the lesson nor its course was removed. In plain words, because
 * a column loses the name of its table where a query asks for one table alone.
 */
const showing = (schoolId: SchoolId, quizId: SQLWrapper) => sql`
  from lesson_quizzes shown
  join lessons on lessons.id = shown.lesson_id and lessons.school_id = ${schoolId} and lessons.deleted_at is null
  join products on products.id = lessons.product_id and products.school_id = ${schoolId} and products.deleted_at is null
  where shown.quiz_id = ${quizId}`

/** Where quizzes are shown and how often they were begun, for their library. */
export const quizUsage: QuizUsage = {
  isShown: (schoolId, quizId) => sql`exists (select 1 ${showing(schoolId, quizId)})`,
  lessonsOf: (schoolId, quizId) =>
    sql<number>`(select count(distinct lessons.id)::int ${showing(schoolId, quizId)})`,
  attemptsOf: (schoolId, quizId) => sql<number>`(
    select count(*)::int from attempts
    where attempts.quiz_id = ${quizId} and attempts.school_id = ${schoolId}
  )`,
  listPlaces: async (db, schoolId, quizId, limit) => {
    const rows = await listPlaces(db, schoolId, quizId, limit)
    return rows.map((row) => ({
      course: { id: row.courseId, title: row.courseTitle },
      lesson: { id: row.lessonId, title: row.lessonTitle },
      section: row.section,
    }))
  },
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
    .innerJoin(lessonSections, eq(lessonSections.id, infoUnits.sectionId))
    .innerJoin(lessons, and(eq(lessons.id, lessonQuizzes.lessonId), isNull(lessons.deletedAt)))
    .innerJoin(products, and(eq(products.id, lessons.productId), isNull(products.deletedAt)))
    .where(and(eq(lessonQuizzes.quizId, quizId), eq(lessons.schoolId, schoolId)))
    .groupBy(lessons.courseId, products.title, lessons.id, lessons.title, lessons.position)
    .orderBy(asc(products.title), asc(lessons.position), asc(lessons.id))
    .limit(limit)
}
