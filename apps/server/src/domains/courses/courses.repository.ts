import { type CourseTypeId } from '@lectern/contract/kernel/course-rights'
import type { CourseStatusId } from '@lectern/contract/courses/course-status'
import type { CourseOrder } from '@lectern/contract/courses/courses.api'
import { lessonStatus } from '@lectern/contract/lessons/lesson-status'
import { holdsWords } from '../../platform/database/holds-words.ts'
import { lockByName } from '../../platform/database/lock-by-name.ts'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { and, asc, desc, eq, gt, inArray, isNull, or, type SQL, sql } from '../../platform/database/sql.ts'
import { participantsOf } from '../access/index.ts'
import { users } from '../identity/index.ts'
import { lessons } from '../lessons/index.ts'
import { schools } from '../schools/index.ts'
import { courses } from './courses.tables.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { findProductAt, products } from '../products/index.ts'
import type { ProductScope } from '../teams/index.ts'

const isPublishedLesson = eq(lessons.statusId, lessonStatus.published)

/** Courses of a school that are not removed, each with its product and the figures of its program. */
const selectCourses = (db: ReadDatabase, schoolId: SchoolId, isWanted?: SQL) => {
  const figures = db
    .select({
      courseId: lessons.courseId,
      total: sql<number>`count(*)::int`.as('total'),
      published: sql<number>`(count(*) filter (where ${isPublishedLesson}))::int`.as('published'),
    })
    .from(lessons)
    .where(and(eq(lessons.schoolId, schoolId), isNull(lessons.deletedAt)))
    .groupBy(lessons.courseId)
    .as('figures')
  return db
    .select({
      id: courses.id,
      schoolId: courses.schoolId,
      description: courses.description,
      coverUrl: courses.coverUrl,
      schoolColor: schools.primaryColor,
      schoolName: schools.name,
      schoolSlug: schools.slug,
      schoolLogoKey: schools.logoKey,
      language: courses.language,
      author: { id: users.id, name: users.name, surname: users.surname, image: users.image },
      navigationTypeId: courses.navigationTypeId,
      timeZone: courses.timeZone,
      labels: courses.labels,
      fontStyles: courses.fontStyles,
      hasComments: courses.hasComments,
      hasCertificate: courses.hasCertificate,
      certificatePercent: courses.certificatePercent,
      updatedAt: courses.updatedAt,
      product: products,
      lessonsCount: sql<number>`coalesce(${figures.total}, 0)`,
      publishedLessonsCount: sql<number>`coalesce(${figures.published}, 0)`,
    })
    .from(courses)
    .innerJoin(products, eq(products.id, courses.productId))
    .innerJoin(schools, eq(schools.id, courses.schoolId))
    .leftJoin(users, eq(users.id, courses.authorId))
    .leftJoin(figures, eq(figures.courseId, courses.id))
    .where(and(isSchoolCourse(schoolId), isWanted))
}
export type CourseRow = Awaited<ReturnType<typeof selectCourses>>[number]

/** Courses of a school that are not removed. */
export const isSchoolCourse = (schoolId: SchoolId) =>
  and(eq(courses.schoolId, schoolId), isNull(courses.deletedAt), isNull(products.deletedAt))

export const findCourse = async (db: ReadDatabase, schoolId: SchoolId, courseId: number) => {
  const [row] = await selectCourses(db, schoolId, eq(courses.id, courseId))
  return row ?? null
}

/** Holds a course until the transaction ends, so that its lessons are put in order by one after the other. */
export const lockCourse = async (tx: Transaction, schoolId: SchoolId, courseId: number) => {
  await tx
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.id, courseId), eq(courses.schoolId, schoolId)))
    .for('no key update')
}

/** A course by its address, or by one that it had before. */
export const findCourseAt = async (db: ReadDatabase, schoolId: SchoolId, slug: string) => {
  const product = await findProductAt(db, schoolId, slug)
  return product && findCourseOfProduct(db, schoolId, product.id)
}

export const findCourseOfProduct = async (db: ReadDatabase, schoolId: SchoolId, productId: number) => {
  const [row] = await selectCourses(db, schoolId, eq(products.id, productId))
  return row ?? null
}

export const isOfType = (typeId: CourseTypeId | undefined) =>
  typeId === undefined ? undefined : eq(products.typeId, typeId)

/** Products of a scope; undefined where that is all of them. */
export const isInProducts = (scope: ProductScope) =>
  [...scope.values()].every((ids) => ids === null)
    ? undefined
    : or(
        ...[...scope].map(([typeId, ids]) =>
          and(eq(products.typeId, typeId), ids === null ? undefined : inArray(products.id, [...ids])),
        ),
      )

export interface CourseFilter {
  readonly page: number
  readonly per_page: number
  /** Words of title or address, all of them. */
  readonly query?: string | undefined
  /** The latest change first when missing. */
  readonly order?: CourseOrder | undefined
  readonly direction?: 'asc' | 'desc' | undefined
  readonly statusIds?: readonly CourseStatusId[] | undefined
  readonly typeId?: CourseTypeId | undefined
  /** Only courses of these products; everything when missing. */
  readonly products?: ProductScope
}

const hasWord = (word: string) => or(holdsWords(products.title, word), holdsWords(products.slug, word))

const hasWords = (text: string) => and(...text.split(/\s+/).filter(Boolean).map(hasWord))

/** What courses are ordered by. `figures` is the subquery of `selectCourses`. */
const orderColumns: Record<CourseOrder, (schoolId: SchoolId) => SQL> = {
  updated: () => sql`${courses.updatedAt}`,
  title: () => sql`lower(${products.title})`,
  lessons: () => sql`coalesce("figures"."total", 0)`,
  participants: (schoolId) => participantsOf(schoolId, products.id),
}

/** One page of the courses of a school. */
export const listCourses = async (db: ReadDatabase, schoolId: SchoolId, filter: CourseFilter) => {
  const isWanted = and(
    hasWords(filter.query ?? ''),
    filter.statusIds === undefined ? undefined : inArray(products.statusId, [...filter.statusIds]),
    isOfType(filter.typeId),
    filter.products && isInProducts(filter.products),
  )
  const counted = db
    .select({ id: courses.id })
    .from(courses)
    .innerJoin(products, eq(products.id, courses.productId))
    .where(and(isSchoolCourse(schoolId), isWanted))
  const by = filter.direction === 'asc' ? asc : desc
  const [rows, total] = await Promise.all([
    selectCourses(db, schoolId, isWanted)
      .orderBy(by(orderColumns[filter.order ?? 'updated'](schoolId)), by(courses.id))
      .limit(filter.per_page)
      .offset((filter.page - 1) * filter.per_page),
    db.$count(counted.as('counted')),
  ])
  return { rows, total }
}

/** The first courses that a school made. */
export const listOldestCourses = (db: ReadDatabase, schoolId: SchoolId, limit: number) =>
  selectCourses(db, schoolId).orderBy(asc(courses.id)).limit(limit)

/** A published lesson, and where it stands. */
export interface PublishedLesson {
  readonly id: number
  readonly moduleId: number | null
  readonly courseId: number
}

/** Ids of the published lessons of some courses. */
export const listPublishedIn = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  courseIds: readonly number[],
): Promise<Map<number, PublishedLesson[]>> => {
  if (courseIds.length === 0) return new Map()
  const rows = await db
    .select({ id: lessons.id, moduleId: lessons.moduleId, courseId: lessons.courseId })
    .from(lessons)
    .where(
      and(
        eq(lessons.schoolId, schoolId),
        inArray(lessons.courseId, [...courseIds]),
        isPublishedLesson,
        isNull(lessons.deletedAt),
      ),
    )
  return Map.groupBy(rows, (row) => row.courseId)
}

export const insertCourse = async (
  tx: Transaction,
  course: Pick<typeof courses.$inferInsert, 'schoolId' | 'productId' | 'labels'>,
  now: Date,
): Promise<number> => {
  const [row] = await tx
    .insert(courses)
    .values({ ...course, createdAt: now, updatedAt: now })
    .returning({ id: courses.id })
  if (!row) throw new Error('The course was not created.')
  return row.id
}

type WrittenColumns = Omit<
  typeof courses.$inferInsert,
  'id' | 'schoolId' | 'productId' | 'createdAt' | 'updatedAt'
>

/** Writes what is named; the rest stays. */
export const updateCourse = async (
  tx: Transaction,
  { schoolId, id }: Pick<CourseRow, 'schoolId' | 'id'>,
  change: { readonly [Column in keyof WrittenColumns]?: WrittenColumns[Column] | undefined },
  now: Date,
) => {
  await tx
    .update(courses)
    .set({ ...change, updatedAt: now })
    .where(and(eq(courses.id, id), eq(courses.schoolId, schoolId)))
}

interface RemovedFilter extends Pick<CourseFilter, 'typeId' | 'products' | 'page' | 'per_page'> {
  readonly since: Date
}

/** A course that was removed after a moment. */
export const findRemovedCourse = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  courseId: number,
  since: Date,
) => {
  const [row] = await db
    .select({
      id: courses.id,
      schoolId: courses.schoolId,
      product: { id: products.id, typeId: products.typeId, slug: products.slug },
    })
    .from(courses)
    .innerJoin(products, eq(products.id, courses.productId))
    .where(and(eq(courses.id, courseId), eq(courses.schoolId, schoolId), gt(courses.deletedAt, since)))
  return row ?? null
}
export type RemovedCourse = NonNullable<Awaited<ReturnType<typeof findRemovedCourse>>>

/** One page of the courses that were removed after a moment, the last one first. */
export const listRemovedCourses = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  { since, page, per_page, ...filter }: RemovedFilter,
) => {
  const isWanted = and(
    gt(courses.deletedAt, since),
    isOfType(filter.typeId),
    filter.products && isInProducts(filter.products),
  )
  const select = () =>
    db
      .select({ id: courses.id, title: products.title, removedAt: courses.deletedAt })
      .from(courses)
      .innerJoin(products, eq(products.id, courses.productId))
      .where(and(eq(courses.schoolId, schoolId), isWanted))
  const rows = await select()
    .orderBy(desc(courses.deletedAt), desc(courses.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  return { rows, total: await db.$count(select().as('wanted')) }
}

/** How many courses a school has. */
export const countCourses = (db: ReadDatabase, schoolId: SchoolId): Promise<number> =>
  db.$count(courses, and(eq(courses.schoolId, schoolId), isNull(courses.deletedAt)))

/**
 * Lets one transaction at a time add courses to a school and choose their addresses: two would find the same one free, and the
 * last place too.
 */
export const lockAddresses = (tx: Transaction, schoolId: SchoolId): Promise<void> =>
  lockByName(tx, `courses.addresses/${schoolId}`)
