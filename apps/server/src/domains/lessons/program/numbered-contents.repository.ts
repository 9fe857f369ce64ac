import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, asc, eq, inArray } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { lessons, lessonSections } from '../lessons.tables.ts'
import { listSectionsOf } from '../sections.repository.ts'
import { courseModules } from './modules.tables.ts'

/** The lessons of some products, removed ones too: those may come back. */
export const listNumberedLessons = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  productIds: readonly number[],
) => {
  if (productIds.length === 0) return []
  return db
    .select({
      id: lessons.id,
      courseId: lessons.courseId,
      productId: lessons.productId,
      moduleId: lessons.moduleId,
      deletedAt: lessons.deletedAt,
    })
    .from(lessons)
    .where(and(eq(lessons.schoolId, schoolId), inArray(lessons.productId, [...productIds])))
    .orderBy(asc(lessons.id))
}
export type NumberedLesson = Awaited<ReturnType<typeof listNumberedLessons>>[number]

/** Numbers of the modules of a course, removed ones too. */
export const listModuleIds = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  courseId: number,
): Promise<ReadonlySet<number>> => {
  const rows = await db
    .select({ id: courseModules.id })
    .from(courseModules)
    .where(and(eq(courseModules.schoolId, schoolId), eq(courseModules.courseId, courseId)))
  return new Set(rows.map(({ id }) => id))
}

/** Numbers of the sections of some lessons, removed ones too; each with the lesson in which it stands. */
export const listNumberedSections = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  lessonIds: readonly number[],
): Promise<{ id: number; lessonId: number }[]> =>
  lessonIds.length === 0
    ? []
    : db
        .select({ id: lessonSections.id, lessonId: lessonSections.lessonId })
        .from(lessonSections)
        .where(and(eq(lessonSections.schoolId, schoolId), inArray(lessonSections.lessonId, [...lessonIds])))

/** The sections of some lessons that are not removed, in their order; each with the lesson in which it stands. */
export const listNamedSections = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  lessonIds: readonly number[],
): Promise<{ id: number; lessonId: number; name: string }[]> =>
  lessonIds.length === 0 ? [] : listSectionsOf(db, schoolId, lessonIds)
