import { listLimits } from '@lectern/contract/kernel/limits'
import type { FontStyles } from '@lectern/contract/courses/course'
import { lessonStatus } from '@lectern/contract/lessons/lesson'
import { escapeLike } from '../../platform/database/escape-like.ts'
import { lockByName } from '../../platform/database/lock-by-name.ts'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { and, asc, desc, eq, ilike, inArray, isNull, type SQL, sql } from '../../platform/database/sql.ts'
import { cutList } from '../../platform/http/lists/cut-list.ts'
import { products } from '../access/index.ts'
import { lessons } from '../lessons/index.ts'
import { courses } from './courses.tables.ts'

const isPublishedLesson = eq(lessons.statusId, lessonStatus.published)

/** Courses of a school that are not removed, each with its product and the figures of its program. */
const selectCourses = (db: ReadDatabase, cabinetId: number, isWanted?: SQL) => {
  const figures = db
    .select({
      courseId: lessons.courseId,
      total: sql<number>`count(*)::int`.as('total'),
      published: sql<number>`(count(*) filter (where ${isPublishedLesson}))::int`.as('published'),
    })
    .from(lessons)
    .where(and(eq(lessons.cabinetId, cabinetId), isNull(lessons.deletedAt)))
    .groupBy(lessons.courseId)
    .as('figures')
  return db
    .select({
      id: courses.id,
      cabinetId: courses.cabinetId,
      description: courses.description,
      fontStyles: courses.fontStyles,
      updatedAt: courses.updatedAt,
      product: products,
      lessonsCount: sql<number>`coalesce(${figures.total}, 0)`,
      publishedLessonsCount: sql<number>`coalesce(${figures.published}, 0)`,
    })
    .from(courses)
    .innerJoin(products, eq(products.id, courses.productId))
    .leftJoin(figures, eq(figures.courseId, courses.id))
    .where(and(isSchoolCourse(cabinetId), isWanted))
}
export type CourseRow = Awaited<ReturnType<typeof selectCourses>>[number]

const isSchoolCourse = (cabinetId: number) =>
  and(eq(courses.cabinetId, cabinetId), isNull(courses.deletedAt), isNull(products.deletedAt))

export const findCourse = async (db: ReadDatabase, cabinetId: number, courseId: number) => {
  const [row] = await selectCourses(db, cabinetId, eq(courses.id, courseId))
  return row ?? null
}

/** Holds a course until the transaction ends, so that its lessons are put in order by one after the other. */
export const lockCourse = async (tx: Transaction, cabinetId: number, courseId: number) => {
  await tx
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.id, courseId), eq(courses.cabinetId, cabinetId)))
    .for('no key update')
}

export const findCourseBySlug = async (db: ReadDatabase, cabinetId: number, slug: string) => {
  const [row] = await selectCourses(db, cabinetId, eq(products.slug, slug))
  return row ?? null
}

export const findCourseOfProduct = async (db: ReadDatabase, cabinetId: number, productId: number) => {
  const [row] = await selectCourses(db, cabinetId, eq(products.id, productId))
  return row ?? null
}

export interface CourseFilter {
  readonly page: number
  readonly per_page: number
  /** Part of a title. */
  readonly query?: string | undefined
  readonly isPublished?: boolean
  /** Only courses of these products; everything when missing. */
  readonly productIds?: readonly number[] | undefined
}

/** One page of the courses of a school, the latest change first. */
export const listCourses = async (db: ReadDatabase, cabinetId: number, filter: CourseFilter) => {
  const isWanted = and(
    filter.query ? ilike(products.title, `%${escapeLike(filter.query)}%`) : undefined,
    filter.isPublished === undefined ? undefined : eq(products.isPublished, filter.isPublished),
    filter.productIds === undefined ? undefined : inArray(products.id, [...filter.productIds]),
  )
  const counted = db
    .select({ id: courses.id })
    .from(courses)
    .innerJoin(products, eq(products.id, courses.productId))
    .where(and(isSchoolCourse(cabinetId), isWanted))
  const rows = await selectCourses(db, cabinetId, isWanted)
    .orderBy(desc(courses.updatedAt), desc(courses.id))
    .limit(filter.per_page)
    .offset((filter.page - 1) * filter.per_page)
  return { rows, total: await db.$count(counted.as('counted')) }
}

/** Id, title and lessons of the courses of a school, by title; with a search only what matches it. */
export const listCoursesWithLessons = async (db: ReadDatabase, cabinetId: number, search: string) => {
  const isMatch = search === '' ? undefined : ilike(lessons.title, `%${escapeLike(search)}%`)
  const rows = await db
    .select({ id: lessons.id, title: lessons.title, courseId: lessons.courseId })
    .from(lessons)
    .where(and(eq(lessons.cabinetId, cabinetId), isNull(lessons.deletedAt), isMatch))
    .orderBy(asc(lessons.courseId), asc(lessons.position), asc(lessons.id))
    .limit(listLimits.lessonsFound + 1)
  const { data: found, has_more } = cutList(rows, listLimits.lessonsFound)
  const all = await db
    .select({ id: courses.id, title: products.title })
    .from(courses)
    .innerJoin(products, eq(products.id, courses.productId))
    .where(isSchoolCourse(cabinetId))
    .orderBy(asc(products.title), asc(courses.id))
    .limit(listLimits.coursesOfSchool)
  const lessonsOf = Map.groupBy(found, (lesson) => lesson.courseId)
  const data = all
    .map((course) => ({ ...course, lessons: lessonsOf.get(course.id) ?? [] }))
    .filter((course) => search === '' || course.lessons.length > 0)
  return { data, has_more }
}

/** The first courses that a school made. */
export const listOldestCourses = (db: ReadDatabase, cabinetId: number, limit: number) =>
  selectCourses(db, cabinetId).orderBy(asc(courses.id)).limit(limit)

interface TitleSearch {
  readonly query: string
  readonly limit: number
  /** Only courses of these products; everything when missing. */
  readonly productIds: readonly number[] | undefined
}

const isInProducts = (productIds: readonly number[] | undefined) =>
  productIds === undefined ? undefined : inArray(products.id, [...productIds])

/** The first courses of a school with these words in the title, the latest change first. */
export const searchCourses = (
  db: ReadDatabase,
  cabinetId: number,
  { query, limit, productIds }: TitleSearch,
) =>
  db
    .select({ id: courses.id, title: products.title })
    .from(courses)
    .innerJoin(products, eq(products.id, courses.productId))
    .where(
      and(
        isSchoolCourse(cabinetId),
        isInProducts(productIds),
        ilike(products.title, `%${escapeLike(query)}%`),
      ),
    )
    .orderBy(desc(courses.updatedAt), desc(courses.id))
    .limit(limit)

/** The first lessons of a school with these words in the title, each with its course, the latest change first. */
export const searchLessons = (
  db: ReadDatabase,
  cabinetId: number,
  { query, limit, productIds }: TitleSearch,
) =>
  db
    .select({
      id: lessons.id,
      title: lessons.title,
      course: { id: courses.id, title: products.title },
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .innerJoin(products, eq(products.id, courses.productId))
    .where(
      and(
        isSchoolCourse(cabinetId),
        isInProducts(productIds),
        eq(lessons.cabinetId, cabinetId),
        isNull(lessons.deletedAt),
        ilike(lessons.title, `%${escapeLike(query)}%`),
      ),
    )
    .orderBy(desc(lessons.updatedAt), desc(lessons.id))
    .limit(limit)

/** Ids of the published lessons of some courses. */
export const listPublishedLessonIds = async (
  db: ReadDatabase,
  cabinetId: number,
  courseIds: readonly number[],
): Promise<Map<number, number[]>> => {
  if (courseIds.length === 0) return new Map()
  const rows = await db
    .select({ id: lessons.id, courseId: lessons.courseId })
    .from(lessons)
    .where(
      and(
        eq(lessons.cabinetId, cabinetId),
        inArray(lessons.courseId, [...courseIds]),
        isPublishedLesson,
        isNull(lessons.deletedAt),
      ),
    )
  const byCourse = Map.groupBy(rows, (row) => row.courseId)
  return new Map([...byCourse].map(([courseId, own]) => [courseId, own.map(({ id }) => id)]))
}

export const insertCourse = async (
  tx: Transaction,
  course: { cabinetId: number; productId: number },
  now: Date,
): Promise<number> => {
  const [row] = await tx
    .insert(courses)
    .values({ ...course, createdAt: now, updatedAt: now })
    .returning({ id: courses.id })
  if (!row) throw new Error('The course was not created.')
  return row.id
}

export const updateCourse = async (
  tx: Transaction,
  { cabinetId, id }: Pick<CourseRow, 'cabinetId' | 'id'>,
  change: { description?: string; fontStyles?: FontStyles; deletedAt?: Date },
  now: Date,
) => {
  await tx
    .update(courses)
    .set({ ...change, updatedAt: now })
    .where(and(eq(courses.id, id), eq(courses.cabinetId, cabinetId)))
}

/** How many courses a school has. */
export const countCourses = (db: ReadDatabase, cabinetId: number): Promise<number> =>
  db.$count(courses, and(eq(courses.cabinetId, cabinetId), isNull(courses.deletedAt)))

/**
 * Lets one transaction at a time add courses to a school and choose their addresses: two would find the same one free, and the
 * last place too.
 */
export const lockAddresses = (tx: Transaction, cabinetId: number): Promise<void> =>
  lockByName(tx, `courses.addresses/${cabinetId}`)
