import { z } from 'zod'
import { instant } from '../kernel/dates.ts'
import { clientKey, id } from '../kernel/ids.ts'
import { volatile } from '../kernel/volatile.ts'
import { noteColors, noteKinds, noteLimits } from './note-limits.ts'

/** The words of a unit's text at which a note stands (W3C Web Annotation, TextQuoteSelector and TextPositionSelector). */
export const noteQuote = z.strictObject({
  exact: z.string().min(1).max(noteLimits.exact),
  prefix: z.string().max(noteLimits.around),
  suffix: z.string().max(noteLimits.around),
  /** Letters of the text before them. */
  start: z.int().min(0).max(10_000_000),
  /** Tells whether the text is still the one in which they were chosen (`printOf`). */
  print: z.string().regex(/^[0-9a-z]{1,10}-[0-9a-z]{1,10}$/),
})
export type NoteQuote = z.infer<typeof noteQuote>

const moment = z.number().min(0).max(1_000_000)

/** Where a note stands: at words of a text, at a moment of a film or recording in seconds, at a unit, or at the lesson. */
export interface NotePlace {
  readonly unit_id: number | null
  readonly quote: NoteQuote | null
  readonly moment: number | null
}

const isPlace = ({ unit_id, quote, moment: at }: NotePlace): boolean =>
  (quote === null || at === null) && (unit_id !== null || (quote === null && at === null))

/** A note as its person has it, whole: every change sends all of it. */
export const noteDraft = z
  .strictObject({
    kind: z.enum(noteKinds),
    color: z.enum(noteColors).nullable(),
    text: z.string().max(noteLimits.text),
    unit_id: id.nullable(),
    quote: noteQuote.nullable(),
    moment: moment.nullable(),
    /** When it was changed, by the clock of the device: of two devices the later change stands. */
    edited_at: instant,
    /** The revision that was changed; 0 for a new note. */
    base_revision: z.int().min(0),
    /** Whether it decides about words of another device that were kept beside it (`other`): they go. */
    settles_other: z.boolean().default(false),
  })
  .refine(isPlace, { message: 'no_such_place', path: ['unit_id'] })
export type NoteDraft = z.infer<typeof noteDraft>

/** A note as its person reads it; nobody else does. */
export const note = z.object({
  /** Made by the device on which it was written. */
  key: clientKey,
  lesson_id: id,
  kind: z.enum(noteKinds),
  color: z.enum(noteColors).nullable(),
  text: z.string(),
  /** Null for the lesson as a whole, and where the unit is there no more. */
  unit_id: id.nullable(),
  quote: noteQuote.nullable(),
  moment: moment.nullable(),
  revision: volatile('revision', z.int()),
  created_at: volatile('time stamp', instant),
  edited_at: volatile('time stamp', instant),
  /** What another device wrote at the same time, until somebody has decided about it. */
  other: z.object({ text: z.string(), edited_at: instant }).nullable(),
})
export type Note = z.infer<typeof note>

/** A note among all those of a course. Of a lesson that is closed to its person it has their own words alone. */
export const courseNote = note.extend({
  lesson: z.object({
    id,
    /** Null where the program tells of no such lesson any more. */
    title: z.string().nullable(),
    link: z.string().nullable(),
    is_open: z.boolean(),
  }),
  unit_title: z.string().nullable(),
  /** Whether it stands at a place that is not told because the lesson, or the section, is closed. */
  is_place_hidden: z.boolean(),
})
export type CourseNote = z.infer<typeof courseNote>
