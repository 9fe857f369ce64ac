import type { NoteQuote } from '@lectern/contract/notes/note'
import type { NoteColor, NoteKind } from '@lectern/contract/notes/note-limits'
import {
  doublePrecision,
  index,
  instantColumn,
  integer,
  jsonColumn,
  numericId,
  pgTable,
  reference,
  schoolReference,
  text,
  unique,
} from '../../platform/database/sql.ts'

/** What learners keep for themselves of lessons: notes, marks, bookmarks. Nobody but their person reads them. */
export const notes = pgTable(
  'notes',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    userId: reference().notNull(),
    courseId: reference().notNull(),
    lessonId: reference().notNull(),
    /** Made by the device; a repeated call meets the same row. */
    key: text().notNull(),
    kind: text().$type<NoteKind>().notNull(),
    color: text().$type<NoteColor>(),
    text: text().notNull(),
    /** As the device named it: whether it stands in the lesson is looked at when it is read. */
    unitId: reference(),
    quote: jsonColumn<NoteQuote>(),
    /** Seconds. */
    moment: doublePrecision(),
    revision: integer().notNull().default(1),
    /** What another device wrote at the same time, until its person has decided. */
    otherText: text(),
    otherEditedAt: instantColumn(),
    createdAt: instantColumn().notNull(),
    /** By the clock of the device, never later than that of the server. */
    editedAt: instantColumn().notNull(),
  },
  (table) => [
    unique('notes_key').on(table.userId, table.lessonId, table.key),
    index().on(table.userId, table.courseId),
    index().on(table.schoolId),
  ],
)

export const notesColumns = {
  key: notes.key,
  lessonId: notes.lessonId,
  kind: notes.kind,
  color: notes.color,
  text: notes.text,
  unitId: notes.unitId,
  quote: notes.quote,
  moment: notes.moment,
  revision: notes.revision,
  otherText: notes.otherText,
  otherEditedAt: notes.otherEditedAt,
  createdAt: notes.createdAt,
  editedAt: notes.editedAt,
}
