import type { BuiltUnitType } from '@lectern/contract/blocks/registry'
import type { TrashKind } from '@lectern/contract/lessons/trash/trash'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, eq, inArray, lt, or, sql, type SQL, type SQLWrapper } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { releasedSections, releasedUnits } from '../held-edits/released.tables.ts'
import { infoUnits, lessonQuizzes, lessons, lessonSections } from '../lessons.tables.ts'

/** Something in the trash of a course. */
export interface TrashRow {
  readonly kind: TrashKind
  readonly id: number
  readonly title: string
  readonly typeId: BuiltUnitType | null
  readonly content: unknown
  readonly lessonId: number | null
  readonly lessonTitle: string | null
  readonly sectionName: string
  readonly deletedAt: Date
}

/** What of a course is looked for. */
interface Removed {
  readonly schoolId: SchoolId
  readonly courseId: number
  /** Removed after it; what is older is gone for whoever asks, although a job has not been there yet. */
  readonly since: Date
}

/** Units of sections and lessons that stand, sections of lessons that stand, and lessons: what went with something goes and comes with it. */
const removedOf = ({ schoolId, courseId, since }: Removed): SQL => sql`
  select 'unit' as kind, unit.id, unit.title, unit.type_id, unit.content, lesson.id as lesson_id, lesson.title as lesson_title,
    section.name as section_name, unit.deleted_at
  from info_units unit
  join lesson_sections section on section.id = unit.section_id and section.deleted_at is null
  join lessons lesson on lesson.id = section.lesson_id and lesson.deleted_at is null
  where unit.school_id = ${schoolId} and lesson.course_id = ${courseId} and unit.deleted_at > ${since.toISOString()}::timestamptz
  union all
  select 'section', section.id, section.name, null, null, lesson.id, lesson.title, '', section.deleted_at
  from lesson_sections section
  join lessons lesson on lesson.id = section.lesson_id and lesson.deleted_at is null
  where section.school_id = ${schoolId} and lesson.course_id = ${courseId} and section.deleted_at > ${since.toISOString()}::timestamptz
    and exists (select 1 from info_units held where held.section_id = section.id and held.deleted_at is null)
  union all
  select 'lesson', lesson.id, lesson.title, null, null, null, null, '', lesson.deleted_at
  from lessons lesson
  where lesson.school_id = ${schoolId} and lesson.course_id = ${courseId} and lesson.deleted_at > ${since.toISOString()}::timestamptz`

const ofRemoved = (db: ReadDatabase, removed: Removed) =>
  db
    .select({
      kind: sql<TrashKind>`removed.kind`,
      id: sql<number>`removed.id`.mapWith(Number),
      title: sql<string>`removed.title`,
      typeId: sql<BuiltUnitType | null>`removed.type_id`,
      content: sql<unknown>`removed.content`,
      lessonId: sql<number | null>`removed.lesson_id`.mapWith(lessons.id),
      lessonTitle: sql<string | null>`removed.lesson_title`,
      sectionName: sql<string>`removed.section_name`,
      deletedAt: sql<Date>`removed.deleted_at`.mapWith(lessons.updatedAt),
    })
    .from(sql`(${removedOf(removed)}) as removed`)

/** What was removed from a course, the latest first. */
export const listTrash = (
  db: ReadDatabase,
  removed: Removed,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<TrashRow[]> =>
  ofRemoved(db, removed)
    .orderBy(sql`removed.deleted_at desc, removed.kind, removed.id desc`)
    .limit(limit)
    .offset(offset)

export const countTrash = async (db: ReadDatabase, removed: Removed): Promise<number> => {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(sql`(${removedOf(removed)}) as removed`)
  return row?.total ?? 0
}

export const findTrashed = async (
  db: ReadDatabase,
  removed: Removed,
  { kind, id }: { readonly kind: TrashKind; readonly id: number },
): Promise<TrashRow | null> => {
  const [row] = await ofRemoved(db, removed).where(sql`removed.kind = ${kind} and removed.id = ${id}`)
  return row ?? null
}

/** The units that stood in a removed section or lesson when it went, in their order. */
export const sectionsIn = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  { kind, id }: Pick<TrashRow, 'kind' | 'id'>,
): Promise<number[]> => {
  const isIn = kind === 'section' ? eq(lessonSections.id, id) : eq(lessonSections.lessonId, id)
  const rows = await db
    .select({ id: lessonSections.id })
    .from(lessonSections)
    .where(
      and(
        eq(lessonSections.schoolId, schoolId),
        isIn,
        kind === 'section' ? undefined : sql`deleted_at is null`,
      ),
    )
    .orderBy(lessonSections.position, lessonSections.id)
  return rows.map((row) => row.id)
}

/** Whether learners do not read a unit any more: while edits are held, a removed one is still theirs. */
const isNotReleased = (unitId: SQLWrapper) =>
  sql`not exists (select 1 from released_units kept where kept.id = ${unitId} and kept.school_id = ${infoUnits.schoolId})`

const isSectionNotReleased = (sectionId: SQLWrapper) =>
  sql`not exists (select 1 from released_sections kept where kept.id = ${sectionId} and kept.school_id = ${lessonSections.schoolId})`

/** Of some units those that were removed before `limit` still: one may have come back since it was found. */
export const lockRemoved = async (
  db: Transaction,
  schoolId: SchoolId,
  unitIds: readonly number[],
  limit: Date,
): Promise<number[]> => {
  const rows = await db
    .select({ id: infoUnits.id })
    .from(infoUnits)
    .where(
      and(
        eq(infoUnits.schoolId, schoolId),
        inArray(infoUnits.id, [...unitIds]),
        lt(infoUnits.deletedAt, limit),
        isNotReleased(infoUnits.id),
      ),
    )
    .for('update')
  return rows.map((row) => row.id)
}

/** Of some sections those that were removed, alone or with their lesson, before `limit` still. */
export const lockRemovedSections = async (
  db: Transaction,
  schoolId: SchoolId,
  sectionIds: readonly number[],
  limit: Date,
): Promise<number[]> => {
  const rows = await db
    .select({ id: lessonSections.id })
    .from(lessonSections)
    .innerJoin(lessons, eq(lessons.id, lessonSections.lessonId))
    .where(
      and(
        eq(lessonSections.schoolId, schoolId),
        inArray(lessonSections.id, [...sectionIds]),
        or(lt(lessonSections.deletedAt, limit), lt(lessons.deletedAt, limit)),
        isSectionNotReleased(lessonSections.id),
      ),
    )
    .for('update')
  return rows.map((row) => row.id)
}

/** Removes units for good, with their history. */
export const deleteUnits = async (db: Transaction, schoolId: SchoolId, unitIds: readonly number[]) => {
  if (unitIds.length === 0) return
  await db.delete(lessonQuizzes).where(inArray(lessonQuizzes.unitId, [...unitIds]))
  await db.delete(infoUnits).where(and(eq(infoUnits.schoolId, schoolId), inArray(infoUnits.id, [...unitIds])))
}

/** Removes sections for good, with all their units. */
export const deleteSections = async (db: Transaction, schoolId: SchoolId, sectionIds: readonly number[]) => {
  if (sectionIds.length === 0) return
  const units = await db
    .select({ id: infoUnits.id })
    .from(infoUnits)
    .where(and(eq(infoUnits.schoolId, schoolId), inArray(infoUnits.sectionId, [...sectionIds])))
  await deleteUnits(
    db,
    schoolId,
    units.map((unit) => unit.id),
  )
  await db
    .delete(lessonSections)
    .where(and(eq(lessonSections.schoolId, schoolId), inArray(lessonSections.id, [...sectionIds])))
}

/** All sections of a lesson, removed ones too. */
export const everySectionOf = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  lessonId: number,
): Promise<number[]> => {
  const rows = await db
    .select({ id: lessonSections.id })
    .from(lessonSections)
    .where(and(eq(lessonSections.schoolId, schoolId), eq(lessonSections.lessonId, lessonId)))
  return rows.map((row) => row.id)
}

const tableOf = { unit: infoUnits, section: lessonSections, lesson: lessons } as const

/** Takes something out of the trash for good; its row stays: of a lesson for the titles of what people did in it, of others for its learners. */
export const hide = async (
  db: Transaction,
  schoolId: SchoolId,
  { kind, id }: Pick<TrashRow, 'kind' | 'id'>,
  deletedAt: Date,
) => {
  const table = tableOf[kind]
  await db
    .update(table)
    .set({ deletedAt })
    .where(and(eq(table.schoolId, schoolId), eq(table.id, id)))
}

/** Whether learners read a removed unit or section still, because edits are held. */
export const isReleased = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  { kind, id }: Pick<TrashRow, 'kind' | 'id'>,
): Promise<boolean> => {
  const table = kind === 'unit' ? releasedUnits : releasedSections
  return (await db.$count(table, and(eq(table.schoolId, schoolId), eq(table.id, id)))) > 0
}

/** Things of all schools that were removed before `limit`, some at a time. */
export const listExpired = async (db: ReadDatabase, limit: Date, most: number) => ({
  units: await db
    .select({ id: infoUnits.id, schoolId: infoUnits.schoolId })
    .from(infoUnits)
    .where(and(lt(infoUnits.deletedAt, limit), isNotReleased(infoUnits.id)))
    .limit(most),
  sections: await db
    .select({ id: lessonSections.id, schoolId: lessonSections.schoolId, courseId: lessons.courseId })
    .from(lessonSections)
    .innerJoin(lessons, eq(lessons.id, lessonSections.lessonId))
    .where(and(lt(lessonSections.deletedAt, limit), isSectionNotReleased(lessonSections.id)))
    .limit(most),
  ofLessons: await db
    .select({ id: lessonSections.id, schoolId: lessonSections.schoolId, courseId: lessons.courseId })
    .from(lessonSections)
    .innerJoin(lessons, eq(lessons.id, lessonSections.lessonId))
    .where(lt(lessons.deletedAt, limit))
    .limit(most),
})
