import { isCoursePage } from './rules/is-course-page.ts'
import { lockByName } from '../../platform/database/lock-by-name.ts'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { and, asc, eq, inArray, isNull, max, sql } from '../../platform/database/sql.ts'
import { lessonQuizzes, lessonSections, lessons, lessonsColumns } from './lessons.tables.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { inThisOrder, placeRows } from './program/place-rows.ts'

/** A lesson of a school that is not removed. */
export const findLesson = async (db: ReadDatabase, schoolId: SchoolId, lessonId: number) => {
  const [row] = await db
    .select(lessonsColumns)
    .from(lessons)
    .where(and(eq(lessons.id, lessonId), eq(lessons.schoolId, schoolId), isNull(lessons.deletedAt)))
  return row ?? null
}
export type LessonRow = NonNullable<Awaited<ReturnType<typeof findLesson>>>

/** The lessons of a course in their order. */
export const listLessons = (db: ReadDatabase, schoolId: SchoolId, courseId: number) =>
  db
    .select(lessonsColumns)
    .from(lessons)
    .where(and(eq(lessons.courseId, courseId), eq(lessons.schoolId, schoolId), isNull(lessons.deletedAt)))
    .orderBy(asc(lessons.position), asc(lessons.id))

export const insertLesson = async (
  db: Transaction,
  lesson: Pick<
    LessonRow,
    'schoolId' | 'courseId' | 'productId' | 'moduleId' | 'title' | 'slug' | 'statusId' | 'accessibleTimezone'
  >,
  now: Date,
): Promise<LessonRow> => {
  const position = sql<number>`(
    select coalesce(max(position), 0) + 1 from lessons
    where course_id = ${lesson.courseId} and school_id = ${lesson.schoolId}
  )`
  const [row] = await db
    .insert(lessons)
    .values({ ...lesson, position, createdAt: now, updatedAt: now })
    .returning(lessonsColumns)
  if (!row) throw new Error('The lesson was not created.')
  return row
}

export const updateLesson = async (
  db: Transaction,
  { schoolId, id }: Pick<LessonRow, 'schoolId' | 'id'>,
  change: Partial<
    Omit<LessonRow, 'id' | 'schoolId' | 'courseId' | 'productId' | 'createdAt' | 'inheritedRelease'>
  >,
  now: Date,
): Promise<LessonRow | null> => {
  const [row] = await db
    .update(lessons)
    .set({ ...change, updatedAt: now })
    .where(and(eq(lessons.id, id), eq(lessons.schoolId, schoolId)))
    .returning(lessonsColumns)
  return row ?? null
}

/** A removed lesson, to take the removal back. */
export const findRemovedLesson = async (db: ReadDatabase, schoolId: SchoolId, lessonId: number) => {
  const [row] = await db
    .select(lessonsColumns)
    .from(lessons)
    .where(and(eq(lessons.id, lessonId), eq(lessons.schoolId, schoolId)))
  return row?.deletedAt ? row : null
}

/** Whether an address is that of a page of the course itself, or of a lesson of it that is not removed. */
export const isSlugTaken = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  courseId: number,
  slug: string,
  exceptId?: number,
) => {
  if (isCoursePage(slug)) return true
  const rows = await db
    .select({ id: lessons.id })
    .from(lessons)
    .where(
      and(
        eq(lessons.schoolId, schoolId),
        eq(lessons.courseId, courseId),
        eq(lessons.slug, slug),
        isNull(lessons.deletedAt),
      ),
    )
  return rows.some((row) => row.id !== exceptId)
}

/** How many lessons stand in a course. */
export const countLessons = (db: ReadDatabase, schoolId: SchoolId, courseId: number): Promise<number> =>
  db.$count(
    lessons,
    and(eq(lessons.schoolId, schoolId), eq(lessons.courseId, courseId), isNull(lessons.deletedAt)),
  )

/**
 * Lets one transaction at a time add lessons to a course and choose their addresses: two would find the same one free, and
 * the last place too.
 */
export const lockAddresses = (db: Transaction, courseId: number): Promise<void> =>
  lockByName(db, `lessons.addresses/${courseId}`)

/**
 * Holds a lesson until the transaction ends: what gives its sections places does so one after the other. Saving what stands
 * in a section goes on meanwhile.
 */
export const lockLesson = async (db: Transaction, schoolId: SchoolId, lessonId: number) => {
  await db
    .select({ id: lessons.id })
    .from(lessons)
    .where(and(eq(lessons.id, lessonId), eq(lessons.schoolId, schoolId)))
    .for('no key update')
}

/** Lets one transaction at a time say after which lessons others of their course open: two could close a circle together. */
export const lockLessonsBefore = (db: Transaction, courseId: number): Promise<void> =>
  lockByName(db, `lessons.before/${courseId}`)

/** Gives each lesson its place in the given order. */
export const orderLessons = (db: Transaction, schoolId: SchoolId, lessonIds: readonly number[]) =>
  placeRows(db, lessons, schoolId, inThisOrder(lessonIds))

/** How many sections each lesson has. */
export const countSections = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  lessonIds: readonly number[],
): Promise<Map<number, number>> => {
  if (lessonIds.length === 0) return new Map()
  const rows = await db
    .select({ lessonId: lessonSections.lessonId, total: sql<number>`count(*)::int` })
    .from(lessonSections)
    .where(
      and(
        eq(lessonSections.schoolId, schoolId),
        inArray(lessonSections.lessonId, [...lessonIds]),
        isNull(lessonSections.deletedAt),
      ),
    )
    .groupBy(lessonSections.lessonId)
  return new Map(rows.map(({ lessonId, total }) => [lessonId, total]))
}

/** The quizzes of some lessons, in the order in which they stand there. */
export const listLessonQuizIds = async (
  db: ReadDatabase,
  lessonIds: readonly number[],
): Promise<Map<number, number[]>> => {
  const found = new Map<number, number[]>(lessonIds.map((id) => [id, []]))
  if (lessonIds.length === 0) return found
  const rows = await db
    .select({ lessonId: lessonQuizzes.lessonId, quizId: lessonQuizzes.quizId })
    .from(lessonQuizzes)
    .where(inArray(lessonQuizzes.lessonId, [...lessonIds]))
    .orderBy(asc(lessonQuizzes.unitId))
  for (const { lessonId, quizId } of rows) {
    const ids = found.get(lessonId)
    if (ids && !ids.includes(quizId)) ids.push(quizId)
  }
  return found
}

/** Titles of lessons of a school, removed ones included: what people did in them is still shown. */
export const listLessonTitles = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  lessonIds: readonly number[],
) => {
  if (lessonIds.length === 0) return new Map<number, string>()
  const rows = await db
    .select({ id: lessons.id, title: lessons.title })
    .from(lessons)
    .where(and(eq(lessons.schoolId, schoolId), inArray(lessons.id, [...lessonIds])))
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** Lesson → its title; removed ones are left out. */
export const listStandingTitles = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  lessonIds: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const rows = await db
    .select({ id: lessons.id, title: lessons.title })
    .from(lessons)
    .where(
      and(eq(lessons.schoolId, schoolId), inArray(lessons.id, [...lessonIds]), isNull(lessons.deletedAt)),
    )
  return new Map(rows.map(({ id, title }) => [id, title]))
}

export const lastSectionPosition = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  lessonId: number,
): Promise<number> => {
  const [row] = await db
    .select({ last: max(lessonSections.position) })
    .from(lessonSections)
    .where(and(eq(lessonSections.schoolId, schoolId), eq(lessonSections.lessonId, lessonId)))
  return row?.last ?? 0
}
