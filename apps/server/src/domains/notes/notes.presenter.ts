import type { CourseNote, Note } from '@lectern/contract/notes/note'
import type { NoteRow } from './notes.repository.ts'

const otherOf = ({ otherText, otherEditedAt }: NoteRow): Note['other'] =>
  otherText === null || otherEditedAt === null
    ? null
    : { text: otherText, edited_at: otherEditedAt.toISOString() }

/** How a unit stands in its lesson for the reader: one that is hidden is told of by nothing, not by what was quoted of it either. */
export type UnitStanding = 'shown' | 'hidden' | 'gone'

/** A note as its reader may see it now. */
export const presentNote = (row: NoteRow, standingOf: (unitId: number) => UnitStanding): Note => {
  const standing = row.unitId === null ? 'gone' : standingOf(row.unitId)
  const isTold = standing !== 'hidden'
  return {
    ...presentWords(row),
    unit_id: standing === 'shown' ? row.unitId : null,
    quote: isTold ? row.quote : null,
    moment: isTold ? row.moment : null,
  }
}

/** What is their person's own, wherever it stands. */
const presentWords = (row: NoteRow): Omit<Note, 'unit_id' | 'quote' | 'moment'> => ({
  key: row.key,
  lesson_id: row.lessonId,
  kind: row.kind,
  color: row.color,
  text: row.text,
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
  const standingOf = (unitId: number): UnitStanding => {
    if (!isOpen || lesson?.hiddenUnits.has(unitId)) return 'hidden'
    return lesson?.units.has(unitId) ? 'shown' : 'gone'
  }
  const placed = presentNote(row, standingOf)
  return {
    ...placed,
    lesson: {
      id: row.lessonId,
      title: lesson?.title ?? null,
      link: lesson?.link ?? null,
      is_open: isOpen,
    },
    unit_title: (placed.unit_id === null ? undefined : lesson?.units.get(placed.unit_id)) || null,
    is_place_hidden: row.unitId !== null && standingOf(row.unitId) === 'hidden',
  }
}
