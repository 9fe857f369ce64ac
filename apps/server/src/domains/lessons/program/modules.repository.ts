import type { ReleaseRule } from '@lectern/contract/access/release-rule'
import type { LessonStatusId } from '@lectern/contract/lessons/lesson-status'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, eq, inArray, isNull, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import type { RuledLesson } from '../rules/release-of.ts'
import { infoUnits, lessons, lessonSections } from '../lessons.tables.ts'
import { courseModules, courseModulesColumns } from './modules.tables.ts'
import { inThisOrder, placeRows } from './place-rows.ts'

/** A course of a school. */
interface Course {
  readonly schoolId: SchoolId
  readonly courseId: number
}

export type ModuleRow = typeof courseModules.$inferSelect

const ofCourse = ({ schoolId, courseId }: Course) =>
  and(eq(courseModules.courseId, courseId), eq(courseModules.schoolId, schoolId))

/** The modules of a course in their order. */
export const listModules = (db: ReadDatabase, course: Course): Promise<ModuleRow[]> =>
  db
    .select(courseModulesColumns)
    .from(courseModules)
    .where(and(ofCourse(course), isNull(courseModules.deletedAt)))
    .orderBy(asc(courseModules.position), asc(courseModules.id))

/** A module of a course, removed or not. */
export const findModule = async (
  db: ReadDatabase,
  course: Course,
  moduleId: number,
): Promise<ModuleRow | null> => {
  const [row] = await db
    .select(courseModulesColumns)
    .from(courseModules)
    .where(and(ofCourse(course), eq(courseModules.id, moduleId)))
  return row ?? null
}

/** Adds a module at the end of a course. */
export const insertModule = async (
  tx: Transaction,
  { schoolId, courseId, title, release }: Course & { title: string; release: ReleaseRule | null },
  now: Date,
): Promise<number> => {
  const position = sql<number>`(
    select coalesce(max(position), 0) + 1 from course_modules
    where course_id = ${courseId} and school_id = ${schoolId}
  )`
  const [row] = await tx
    .insert(courseModules)
    .values({ schoolId, courseId, title, release, position, createdAt: now, updatedAt: now })
    .returning({ id: courseModules.id })
  if (!row) throw new Error('The module was not created.')
  return row.id
}

export const updateModuleRow = async (
  tx: Transaction,
  { schoolId, id }: Pick<ModuleRow, 'schoolId' | 'id'>,
  change: Partial<Pick<ModuleRow, 'title' | 'release' | 'deletedAt'>>,
  now: Date,
): Promise<void> => {
  await tx
    .update(courseModules)
    .set({ ...change, updatedAt: now })
    .where(and(eq(courseModules.id, id), eq(courseModules.schoolId, schoolId)))
}

/** Gives each module its place in the given order. */
export const orderModules = (tx: Transaction, schoolId: SchoolId, moduleIds: readonly number[]) =>
  placeRows(tx, courseModules, schoolId, inThisOrder(moduleIds))

/** Puts lessons into a module; null: before the first one. */
export const putIntoModule = async (
  tx: Transaction,
  schoolId: SchoolId,
  lessonIds: readonly number[],
  moduleId: number | null,
): Promise<void> => {
  if (lessonIds.length === 0) return
  await tx
    .update(lessons)
    .set({ moduleId })
    .where(and(inArray(lessons.id, [...lessonIds]), eq(lessons.schoolId, schoolId)))
}

interface LessonColumns extends Partial<Omit<RuledLesson, 'extras' | 'inheritedRelease'>> {
  readonly statusId: LessonStatusId | undefined
  readonly isPublic: boolean | undefined
}

/** Writes the same into several lessons; what is undefined stays, and so do the lessons after which they open without `afterIds`. */
export const updateLessons = async (
  tx: Transaction,
  schoolId: SchoolId,
  lessonIds: readonly number[],
  columns: LessonColumns,
  afterIds: readonly number[] | null,
  now: Date,
): Promise<void> => {
  const extras =
    afterIds === null
      ? {}
      : {
          extras: sql`${lessons.extras} || jsonb_build_object('accessible_after_ids', ${JSON.stringify(afterIds)}::jsonb)`,
        }
  await tx
    .update(lessons)
    .set({ ...columns, ...extras, updatedAt: now })
    .where(and(inArray(lessons.id, [...lessonIds]), eq(lessons.schoolId, schoolId)))
}

/** Gives the lessons of a course their places anew: those before the first module, then module after module. */
export const renumberLessons = async (tx: Transaction, { schoolId, courseId }: Course): Promise<void> => {
  await tx.execute(sql`
    update lessons set position = wanted.place
    from (
      select lesson.id, row_number() over (order by coalesce(module.position, 0), lesson.position, lesson.id) as place
      from lessons lesson left join course_modules module on module.id = lesson.module_id
      where lesson.course_id = ${courseId} and lesson.school_id = ${schoolId} and lesson.deleted_at is null
    ) wanted
    where lessons.id = wanted.id and lessons.position <> wanted.place`)
}

/** Lessons that were removed together with their module. */
export const listRemovedWith = async (
  db: ReadDatabase,
  { id, schoolId, deletedAt }: Pick<ModuleRow, 'id' | 'schoolId' | 'deletedAt'>,
): Promise<number[]> => {
  if (deletedAt === null) return []
  const rows = await db
    .select({ id: lessons.id })
    .from(lessons)
    .where(and(eq(lessons.schoolId, schoolId), eq(lessons.moduleId, id), eq(lessons.deletedAt, deletedAt)))
    .orderBy(asc(lessons.position), asc(lessons.id))
  return rows.map((row) => row.id)
}

/** Lesson id → which kinds of units stand in it. */
export const listUnitTypes = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  lessonIds: readonly number[],
): Promise<Map<number, number[]>> => {
  if (lessonIds.length === 0) return new Map()
  const rows = await db
    .selectDistinct({ lessonId: lessonSections.lessonId, typeId: infoUnits.typeId })
    .from(infoUnits)
    .innerJoin(lessonSections, eq(lessonSections.id, infoUnits.sectionId))
    .where(
      and(
        eq(lessonSections.schoolId, schoolId),
        inArray(lessonSections.lessonId, [...lessonIds]),
        isNull(lessonSections.deletedAt),
        isNull(infoUnits.deletedAt),
      ),
    )
    .orderBy(asc(infoUnits.typeId))
  const byLesson = Map.groupBy(rows, (row) => row.lessonId)
  return new Map([...byLesson].map(([id, own]) => [id, own.map(({ typeId }) => typeId)]))
}
