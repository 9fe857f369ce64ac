import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, eq, inArray, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { lessonQuizzes, lessons } from '../lessons.tables.ts'
import type { LessonRow } from '../lessons.repository.ts'
import type { HeldLesson } from './held-lesson.ts'
import { releasedSections, releasedUnits } from './released.tables.ts'

type LessonKey = Pick<LessonRow, 'id' | 'schoolId'>

/** Keeps what a lesson holds at this moment for its learners. Its sections are locked by the caller. */
export const keepForLearners = async (tx: Transaction, { id, schoolId }: LessonKey): Promise<void> => {
  await tx.execute(sql`
    insert into released_sections (id, school_id, lesson_id, name, position, revision, units, letters, bytes)
    select id, school_id, lesson_id, name, position, revision, units, letters, bytes
    from lesson_sections
    where school_id = ${schoolId} and lesson_id = ${id} and deleted_at is null`)
  await tx.execute(sql`
    insert into released_units
      (id, school_id, lesson_id, section_id, key, type_id, title, position, content, look, public_content, revision, updated_at, words)
    select unit.id, unit.school_id, section.lesson_id, unit.section_id, unit.key, unit.type_id, unit.title, unit.position,
      unit.content, unit.look, unit.public_content, unit.revision, unit.updated_at, coalesce(kept.words, '')
    from info_units unit
    join released_sections section on section.id = unit.section_id and section.school_id = ${schoolId}
    left join unit_words kept on kept.unit_id = unit.id
    where unit.school_id = ${schoolId} and section.lesson_id = ${id} and unit.deleted_at is null`)
}

/** Learners have what the lesson holds itself from now on. */
export const dropReleased = async (tx: Transaction, { id, schoolId }: LessonKey): Promise<void> => {
  for (const table of [releasedUnits, releasedSections])
    await tx.delete(table).where(and(eq(table.schoolId, schoolId), eq(table.lessonId, id)))
}

/** Lessons of all schools that were removed before `limit` have no learners any more. */
export const dropReleasedOfRemoved = async (tx: Transaction, limit: Date): Promise<void> => {
  const removed = sql`(select id from lessons where deleted_at < ${limit.toISOString()}::timestamptz)`
  for (const table of [releasedUnits, releasedSections])
    await tx.delete(table).where(sql`${table.lessonId} in ${removed}`)
}

/** Stores that edits are held, or no longer. That is no change of the lesson itself: its time does not move. */
export const storeHeld = async (
  tx: Transaction,
  { id, schoolId }: LessonKey,
  held: HeldLesson | null,
): Promise<void> => {
  await tx
    .update(lessons)
    .set({ held })
    .where(and(eq(lessons.id, id), eq(lessons.schoolId, schoolId)))
}

/** The sections that learners have, in their order. */
export const listReleasedSections = (db: ReadDatabase, { id, schoolId }: LessonKey) =>
  db
    .select({ id: releasedSections.id, name: releasedSections.name })
    .from(releasedSections)
    .where(and(eq(releasedSections.schoolId, schoolId), eq(releasedSections.lessonId, id)))
    .orderBy(asc(releasedSections.position), asc(releasedSections.id))

const releasedColumns = {
  id: releasedUnits.id,
  sectionId: releasedUnits.sectionId,
  key: releasedUnits.key,
  typeId: releasedUnits.typeId,
  title: releasedUnits.title,
  content: releasedUnits.content,
  look: releasedUnits.look,
  revision: releasedUnits.revision,
}

/** The units that learners have, those of each section in their order. */
export const listReleasedUnits = (db: ReadDatabase, { id, schoolId }: LessonKey) =>
  db
    .select(releasedColumns)
    .from(releasedUnits)
    .where(and(eq(releasedUnits.schoolId, schoolId), eq(releasedUnits.lessonId, id)))
    .orderBy(asc(releasedUnits.position), asc(releasedUnits.id))
export type ReleasedUnit = Awaited<ReturnType<typeof listReleasedUnits>>[number]

/** What learners have of some units; of those whose edits are not held, nothing. */
export const findReleasedUnits = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  unitIds: readonly number[],
): Promise<ReadonlyMap<number, ReleasedUnit>> => {
  if (unitIds.length === 0) return new Map()
  const rows = await db
    .select(releasedColumns)
    .from(releasedUnits)
    .where(and(eq(releasedUnits.schoolId, schoolId), inArray(releasedUnits.id, [...unitIds])))
  return new Map(rows.map((row) => [row.id, row]))
}

/** A unit in one form or both, without its content. */
export interface ComparedUnit {
  readonly id: number
  /** Where its authors have it, and learners; null where they do not. */
  readonly section: number | null
  readonly releasedSection: number | null
  readonly position: number
  readonly releasedPosition: number
  readonly isChanged: boolean
}

const idOrNull = (name: string) => sql<number | null>`compared.${sql.identifier(name)}`.mapWith(lessons.id)

/** The units of both forms of a lesson, compared by the database: their contents may be megabytes. */
export const compareUnits = (db: ReadDatabase, lesson: LessonKey): Promise<ComparedUnit[]> =>
  db
    .select({
      id: sql<number>`compared.id`.mapWith(Number),
      section: idOrNull('section'),
      releasedSection: idOrNull('released_section'),
      position: sql<number>`compared.position`.mapWith(Number),
      releasedPosition: sql<number>`compared.released_position`.mapWith(Number),
      isChanged: sql<boolean>`compared.is_changed`,
    })
    .from(bothForms(lesson))

const bothForms = ({ id, schoolId }: LessonKey) => sql`(
  select coalesce(written.id, released.id) as id, written.section_id as section, released.section_id as released_section,
    coalesce(written.position, 0) as position, coalesce(released.position, 0) as released_position,
    (written.type_id, written.title, written.content, written.look)
      is distinct from (released.type_id, released.title, released.content, released.look) as is_changed
  from (
    select unit.* from info_units unit
    join lesson_sections section on section.id = unit.section_id and section.deleted_at is null
    where unit.school_id = ${schoolId} and section.lesson_id = ${id} and unit.deleted_at is null
  ) written
  full join (
    select * from released_units where school_id = ${schoolId} and lesson_id = ${id}
  ) released on released.id = written.id
) compared`

/** Makes the quizzes that a lesson shows those of its units. */
export const relinkQuizzes = async (
  tx: Transaction,
  { id: lessonId }: LessonKey,
  units: readonly { readonly id: number; readonly quizIds: readonly number[] }[],
): Promise<void> => {
  await tx.delete(lessonQuizzes).where(eq(lessonQuizzes.lessonId, lessonId))
  const links = units.flatMap(({ id: unitId, quizIds }) =>
    quizIds.map((quizId) => ({ lessonId, unitId, quizId })),
  )
  if (links.length > 0) await tx.insert(lessonQuizzes).values(links).onConflictDoNothing()
}
