import type { CourseNote, Note } from '@lectern/contract/notes/note'
import type { NoteRow } from './notes.repository.ts'

const otherOf = ({ otherText, otherEditedAt }: NoteRow): Note['other'] =>
  otherText === null || otherEditedAt === null
    ? null
    : { text: otherText, edited_at: otherEditedAt.toISOString() }

/** @param isHere whether the unit stands in the lesson for the reader */
export const presentNote = (row: NoteRow, isHere: (unitId: number) => boolean): Note => ({
  key: row.key,
  lesson_id: row.lessonId,
  kind: row.kind,
  color: row.color,
  text: row.text,
  unit_id: row.unitId !== null && isHere(row.unitId) ? row.unitId : null,
  quote: row.quote,
  moment: row.moment,
  revision: row.revision,
  created_at: row.createdAt.toISOString(),
  edited_at: row.editedAt.toISOString(),
  other: otherOf(row),
})

/** What of a lesson its reader may be told beside a note. */
export interface NoteLesson {
  readonly title: string
  readonly link: string
  readonly isOpen: boolean
  /** Units that the reader may see → their titles. */
  readonly units: ReadonlyMap<number, string>
  /** Units that stand in sections which the reader's access leaves out. */
  readonly hiddenUnits: ReadonlySet<number>
}

/** A note in the list of its course: of what is closed to its reader it has the reader's own words alone. */
export const presentCourseNote = (row: NoteRow, lesson: NoteLesson | undefined): CourseNote => {
  const isOpen = lesson?.isOpen ?? false
  const isTold = isOpen && !(row.unitId !== null && lesson?.hiddenUnits.has(row.unitId))
  const placed = presentNote(row, (unitId) => isTold && lesson?.units.has(unitId) === true)
  return {
    ...placed,
    quote: isTold ? placed.quote : null,
    moment: isTold ? placed.moment : null,
    lesson: {
      id: row.lessonId,
      title: lesson?.title ?? null,
      link: lesson?.link ?? null,
      is_open: isOpen,
    },
    unit_title: (placed.unit_id === null ? undefined : lesson?.units.get(placed.unit_id)) || null,
    is_place_hidden: !isTold && row.unitId !== null,
  }
}
