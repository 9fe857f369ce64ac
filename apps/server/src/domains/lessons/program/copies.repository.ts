import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../../platform/database/pool.ts'
import { and, asc, eq, inArray, max, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { learnersSections, learnersUnits } from '../held-edits/learners-form.views.ts'
import { lessonQuizzes, lessons, lessonSections } from '../lessons.tables.ts'
import type { LessonRow } from '../lessons.repository.ts'
import { copyWords } from '../words/words.repository.ts'

/** Old id → new id. */
export type CopyIds = ReadonlyMap<number, number>

const asRows = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`
/** The old ids, as one parameter however many. */
const idsOf = (ids: CopyIds) => sql`${`{${[...ids.keys()].join(',')}}`}::bigint[]`
const asPairs = (ids: CopyIds) => asRows([...ids].map(([from, to]) => ({ from_id: from, to_id: to })))

/** How much some lessons hold together, as learners have them. */
export const measureLessons = async (
  tx: Transaction,
  schoolId: SchoolId,
  lessonIds: readonly number[],
): Promise<{ units: number; bytes: number }> => {
  const [size] = await tx
    .select({
      units: sql<number>`coalesce(sum(${learnersSections.units}), 0)`.mapWith(Number),
      bytes: sql<number>`coalesce(sum(${learnersSections.bytes}), 0)`.mapWith(Number),
    })
    .from(learnersSections)
    .where(and(eq(learnersSections.schoolId, schoolId), inArray(learnersSections.lessonId, [...lessonIds])))
  return size ?? { units: 0, bytes: 0 }
}

type NewLesson = Omit<
  LessonRow,
  'id' | 'position' | 'inheritedRelease' | 'held' | 'createdAt' | 'updatedAt' | 'deletedAt'
>

/** Adds lessons at the end of a course, in their order. @returns address → id */
export const insertLessons = async (
  tx: Transaction,
  { schoolId, courseId }: { readonly schoolId: SchoolId; readonly courseId: number },
  rows: readonly NewLesson[],
  now: Date,
): Promise<Map<string, number>> => {
  const [last] = await tx
    .select({ position: max(lessons.position) })
    .from(lessons)
    .where(and(eq(lessons.courseId, courseId), eq(lessons.schoolId, schoolId)))
  const from = (last?.position ?? 0) + 1
  const values = rows.map((row, at) => ({ ...row, position: from + at, createdAt: now, updatedAt: now }))
  const made = await tx.insert(lessons).values(values).returning({ id: lessons.id, slug: lessons.slug })
  return new Map(made.map(({ id, slug }) => [slug, id]))
}

/** Copies the sections of lessons as learners have them, without their units. @returns old section → new one */
export const copySections = async (
  tx: Transaction,
  schoolId: SchoolId,
  lessonIds: CopyIds,
  now: Date,
): Promise<CopyIds> => {
  const placed = await tx
    .select({ id: learnersSections.id, lessonId: learnersSections.lessonId })
    .from(learnersSections)
    .where(
      and(eq(learnersSections.schoolId, schoolId), inArray(learnersSections.lessonId, [...lessonIds.keys()])),
    )
    .orderBy(asc(learnersSections.lessonId), asc(learnersSections.position), asc(learnersSections.id))
  const wanted = [...Map.groupBy(placed, ({ lessonId }) => lessonId)].flatMap(([lessonId, own]) =>
    own.map(({ id }, at) => ({ from_id: id, to_lesson: lessonIds.get(lessonId), place: at + 1 })),
  )
  if (wanted.length === 0) return new Map()
  const { rows } = await tx.execute<{ id: string; lesson_id: string; position: number }>(sql`
    insert into lesson_sections
      (school_id, lesson_id, name, position, revision, units, letters, bytes, copied, updated_at)
    select section.school_id, wanted.to_lesson, section.name, wanted.place, 1,
      section.units, section.letters, section.bytes, true, ${now.toISOString()}::timestamptz
    from learners_sections section
    join jsonb_to_recordset(${asRows(wanted)}) as wanted(from_id bigint, to_lesson bigint, place int)
      on wanted.from_id = section.id
    where section.school_id = ${schoolId} and section.lesson_id = any(${idsOf(lessonIds)})
    returning id, lesson_id, position`)
  const made = new Map(rows.map((row) => [`${row.lesson_id}/${row.position}`, Number(row.id)]))
  return new Map(
    wanted.flatMap(({ from_id, to_lesson, place }) => {
      const id = made.get(`${to_lesson}/${place}`)
      return id === undefined ? [] : [[from_id, id]]
    }),
  )
}

/** The units of some sections that show quizzes to learners, each with these. */
export const listQuizUnits = (tx: Transaction, schoolId: SchoolId, sectionIds: readonly number[]) =>
  tx
    .select({ unitId: lessonQuizzes.unitId, quizId: lessonQuizzes.quizId })
    .from(lessonQuizzes)
    .innerJoin(learnersUnits, eq(learnersUnits.id, lessonQuizzes.unitId))
    .where(and(eq(learnersUnits.schoolId, schoolId), inArray(learnersUnits.sectionId, [...sectionIds])))

/** Copies the units of sections as learners have them, but for those left out, with the quizzes that they show. @returns old unit → new one */
export const copyUnits = async (
  tx: Transaction,
  schoolId: SchoolId,
  sectionIds: CopyIds,
  leftOut: ReadonlySet<number>,
  now: Date,
): Promise<CopyIds> => {
  const units = await tx
    .select({ id: learnersUnits.id, sectionId: learnersUnits.sectionId })
    .from(learnersUnits)
    .where(
      and(eq(learnersUnits.schoolId, schoolId), inArray(learnersUnits.sectionId, [...sectionIds.keys()])),
    )
  const wanted = units
    .filter(({ id }) => !leftOut.has(id))
    .map(({ id, sectionId }) => ({ from_id: id, to_section: sectionIds.get(sectionId), key: randomUUID() }))
  if (wanted.length === 0) return new Map()
  const { rows } = await tx.execute<{ id: string; key: string }>(sql`
    insert into info_units
      (school_id, section_id, key, type_id, title, position, content, look, public_content, copied, updated_at)
    select unit.school_id, wanted.to_section, wanted.key, unit.type_id, unit.title, unit.position, unit.content, unit.look,
      unit.public_content, true, ${now.toISOString()}::timestamptz
    from learners_units unit
    join jsonb_to_recordset(${asRows(wanted)}) as wanted(from_id bigint, to_section bigint, key text)
      on wanted.from_id = unit.id
    where unit.school_id = ${schoolId} and unit.section_id = any(${idsOf(sectionIds)})
    returning id, key`)
  const made = new Map(rows.map(({ id, key }) => [key, Number(id)]))
  const ids = new Map(
    wanted.flatMap(({ from_id, key }): [number, number][] => {
      const id = made.get(key)
      return id === undefined ? [] : [[from_id, id]]
    }),
  )
  await copyWords(tx, schoolId, ids)
  await tx.execute(sql`
    insert into lesson_quizzes (lesson_id, unit_id, quiz_id)
    select section.lesson_id, unit.id, shown.quiz_id
    from lesson_quizzes shown
    join jsonb_to_recordset(${asPairs(ids)}) as copy(from_id bigint, to_id bigint) on copy.from_id = shown.unit_id
    join info_units unit on unit.id = copy.to_id and unit.school_id = ${schoolId}
    join lesson_sections section on section.id = unit.section_id and section.school_id = ${schoolId}`)
  return ids
}

/** Says of several lessons after which others they open. */
export const saveLessonsBefore = async (
  tx: Transaction,
  schoolId: SchoolId,
  before: ReadonlyMap<number, readonly number[]>,
): Promise<void> => {
  if (before.size === 0) return
  const rows = asRows([...before].map(([id, ids]) => ({ id, ids })))
  await tx.execute(sql`
    update lessons set extras = lessons.extras || jsonb_build_object('accessible_after_ids', wanted.ids)
    from jsonb_to_recordset(${rows}) as wanted(id bigint, ids jsonb)
    where lessons.id = wanted.id and lessons.school_id = ${schoolId}`)
}

/** Gives new lessons the empty section with which a lesson begins. */
export const insertFirstSections = async (
  tx: Transaction,
  schoolId: SchoolId,
  lessonIds: readonly number[],
  now: Date,
): Promise<void> => {
  if (lessonIds.length === 0) return
  await tx.insert(lessonSections).values(
    lessonIds.map((lessonId) => ({
      schoolId,
      lessonId,
      name: '',
      position: 1,
      revision: 1,
      updatedAt: now,
    })),
  )
}
