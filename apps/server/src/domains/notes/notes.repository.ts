import type { NoteColor, NoteKind } from '@lectern/contract/notes/note-limits'
import type { NoteEdit, OtherWords } from '@lectern/contract/notes/rules/join-edits'
import { holdsWords } from '../../platform/database/holds-words.ts'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { and, asc, eq, inArray, or, sql } from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { notes, notesColumns } from './notes.tables.ts'

/** Whose notes, in which school. */
export interface NoteOwner {
  readonly schoolId: SchoolId
  readonly userId: number
}

export interface NoteAddress extends NoteOwner {
  readonly lessonId: number
  readonly key: string
}

const of = ({ schoolId, userId }: NoteOwner) => and(eq(notes.schoolId, schoolId), eq(notes.userId, userId))

const at = ({ lessonId, key, ...owner }: NoteAddress) =>
  and(of(owner), eq(notes.lessonId, lessonId), eq(notes.key, key))

const inCourse = (owner: NoteOwner, courseId: number) => and(of(owner), eq(notes.courseId, courseId))

/** A note, held until the transaction ends. */
export const lockNote = async (tx: Transaction, address: NoteAddress) => {
  const [row] = await tx.select(notesColumns).from(notes).where(at(address)).for('update')
  return row ?? null
}
export type NoteRow = NonNullable<Awaited<ReturnType<typeof lockNote>>>

export const hasNote = async (db: ReadDatabase, address: NoteAddress): Promise<boolean> =>
  (await db.$count(notes, at(address))) > 0

/** The notes of somebody in a lesson, the first made first. */
export const listInLesson = (db: ReadDatabase, owner: NoteOwner, lessonId: number): Promise<NoteRow[]> =>
  db
    .select(notesColumns)
    .from(notes)
    .where(and(of(owner), eq(notes.lessonId, lessonId)))
    .orderBy(asc(notes.createdAt), asc(notes.id))

export const countInLesson = (db: ReadDatabase, owner: NoteOwner, lessonId: number): Promise<number> =>
  db.$count(notes, and(of(owner), eq(notes.lessonId, lessonId)))

export const countInCourse = (db: ReadDatabase, owner: NoteOwner, courseId: number): Promise<number> =>
  db.$count(notes, inCourse(owner, courseId))

/** What is looked for among the notes of a course. */
export interface NoteSearch {
  readonly kind?: NoteKind | undefined
  readonly color?: NoteColor | undefined
  readonly query: string
  /** Lessons of which the words that a note stands at may be told. */
  readonly openLessons: readonly number[]
}

const searchedFor = ({ kind, color, query, openLessons }: NoteSearch) => {
  const isQuoted = and(
    openLessons.length === 0 ? sql`false` : inArray(notes.lessonId, [...openLessons]),
    holdsWords(sql`(${notes.quote} ->> 'exact')`, query),
  )
  return and(
    kind && eq(notes.kind, kind),
    color && eq(notes.color, color),
    query === '' ? undefined : or(holdsWords(notes.text, query), isQuoted),
  )
}

/** Where a note stands in the program, as far as it stands there. */
const inProgram = sql`
  lessons.position nulls last, ${notes.lessonId}, section.position nulls first, unit.position nulls first,
  coalesce((${notes.quote} ->> 'start')::float8, ${notes.moment}, -1), ${notes.createdAt}, ${notes.id}`

/** The notes of somebody in a course in the order of its program, and how many there are. */
export const listInCourse = async (
  db: ReadDatabase,
  { courseId, ...owner }: NoteOwner & { readonly courseId: number },
  search: NoteSearch,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: NoteRow[]; readonly total: number }> => {
  const wanted = and(inCourse(owner, courseId), searchedFor(search))
  const rows = await db
    .select(notesColumns)
    .from(notes)
    .leftJoin(
      sql`lessons`,
      sql`lessons.id = ${notes.lessonId} and lessons.school_id = ${notes.schoolId} and lessons.deleted_at is null`,
    )
    .leftJoin(sql`info_units unit`, sql`unit.id = ${notes.unitId} and unit.school_id = ${notes.schoolId}`)
    .leftJoin(
      sql`lesson_sections section`,
      sql`section.id = unit.section_id and section.lesson_id = ${notes.lessonId} and section.school_id = ${notes.schoolId}`,
    )
    .where(and(eq(notes.schoolId, owner.schoolId), wanted))
    .orderBy(inProgram)
    .limit(page.limit)
    .offset(page.offset)
  return { rows, total: await db.$count(notes, and(eq(notes.schoolId, owner.schoolId), wanted)) }
}

/** What is written of a note. */
export interface NoteWrite {
  readonly kept: NoteEdit
  readonly other: OtherWords | null
}

const valuesOf = ({ kept, other }: NoteWrite) => ({
  kind: kept.kind,
  color: kept.color,
  text: kept.text,
  unitId: kept.unit_id,
  quote: kept.quote,
  moment: kept.moment,
  editedAt: kept.editedAt,
  otherText: other?.text ?? null,
  otherEditedAt: other?.editedAt ?? null,
})

export const insertNote = async (
  tx: Transaction,
  address: NoteAddress & { readonly courseId: number },
  write: NoteWrite,
  now: Date,
): Promise<NoteRow> => {
  const [row] = await tx
    .insert(notes)
    .values({ ...address, ...valuesOf(write), createdAt: now })
    .returning(notesColumns)
  if (!row) throw new Error('The note was not stored.')
  return row
}

export const updateNote = async (
  tx: Transaction,
  address: NoteAddress,
  write: NoteWrite,
): Promise<NoteRow> => {
  const [row] = await tx
    .update(notes)
    .set({ ...valuesOf(write), revision: sql`${notes.revision} + 1` })
    .where(at(address))
    .returning(notesColumns)
  if (!row) throw new Error('The note was not stored.')
  return row
}

export const deleteNote = async (tx: Transaction, address: NoteAddress): Promise<void> => {
  await tx.delete(notes).where(at(address))
}

export const deleteInCourse = async (tx: Transaction, owner: NoteOwner, courseId: number): Promise<void> => {
  await tx.delete(notes).where(inCourse(owner, courseId))
}

/** Everything a person has noted, for the download; of the lessons' own words nothing, since lessons close. */
export const exportNotes = (db: ReadDatabase, userId: number) =>
  db
    .select({
      course_id: notes.courseId,
      lesson_id: notes.lessonId,
      unit_id: notes.unitId,
      kind: notes.kind,
      color: notes.color,
      text: notes.text,
      other_text: notes.otherText,
      moment: notes.moment,
      created_at: notes.createdAt,
      edited_at: notes.editedAt,
    })
    .from(notes)
    .where(eq(notes.userId, userId))
    .orderBy(asc(notes.createdAt), asc(notes.id))

/** Deletes what somebody noted: the account was erased. */
export const forgetNotes = async (db: Transaction, userId: number): Promise<void> => {
  await db.delete(notes).where(eq(notes.userId, userId))
}
