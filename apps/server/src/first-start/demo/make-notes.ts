import { textOfUnit } from '@lectern/contract/blocks/registry'
import type { NoteColor, NoteKind } from '@lectern/contract/notes/note-limits'
import { quoteOf } from '@lectern/contract/notes/rules/find-place'
import { readContents, textOfWords } from '../../domains/lessons/index.ts'
import { insertNote } from '../../domains/notes/notes.repository.ts'
import type { Transaction } from '../../platform/database/pool.ts'
import type { MadeCourse } from './make-course.ts'
import { type Ago, momentBefore } from './make-journey.ts'

interface DemoNote {
  readonly key: string
  readonly kind: NoteKind
  readonly color: NoteColor | null
  readonly text: string
  readonly lesson: string
  /** Words of the lesson at which it stands; none for the lesson as a whole. */
  readonly at?: string
  readonly ago: Ago
}

/** What the demo student keeps of the course about learning. */
const kept: readonly DemoNote[] = [
  {
    key: 'demo-bookmark',
    kind: 'bookmark',
    color: null,
    text: '',
    lesson: 'rereading',
    ago: { days: 6, hours: 3 },
  },
  {
    key: 'demo-mark-sun',
    kind: 'mark',
    color: 'sun',
    text: '',
    lesson: 'rereading',
    at: 'It is the most popular way to learn in the world, and one of the weakest.',
    ago: { days: 6, hours: 2 },
  },
  {
    key: 'demo-note-text',
    kind: 'mark',
    color: 'leaf',
    text: 'This is me before every exam. Close the book, write, then compare.',
    lesson: 'rereading',
    at: 'Your mind takes that smoothness for knowledge, and tells you to stop.',
    ago: { days: 6, hours: 1 },
  },
]

const placeOf = async (tx: Transaction, course: MadeCourse, { lesson, at }: DemoNote) => {
  const nowhere = { unit_id: null, quote: null, moment: null }
  if (at === undefined) return nowhere
  for await (const { units } of readContents(tx, course.schoolId, [course.lessonId(lesson)], 1024 * 1024))
    for (const { unit } of units) {
      if (!textOfUnit({ type_id: unit.typeId, content: unit.content })) continue
      const text = textOfWords({ ...unit, title: '' })
      const start = text.indexOf(at)
      if (start >= 0)
        return { ...nowhere, unit_id: unit.id, quote: quoteOf(text, { start, end: start + at.length }) }
    }
  throw new Error(`The demo lesson does not say: ${at}`)
}

/** Lets the demo student have notes, marks and a bookmark, each made at its own moment. */
export const makeNotes = async (
  tx: Transaction,
  { userId, course, now }: { readonly userId: number; readonly course: MadeCourse; readonly now: Date },
): Promise<void> => {
  for (const note of kept) {
    const { key, kind, color, text, lesson } = note
    const at = momentBefore(now, note.ago)
    const { schoolId, courseId } = course
    const address = { schoolId, userId, courseId, lessonId: course.lessonId(lesson), key }
    const edit = { kind, color, text, ...(await placeOf(tx, course, note)), editedAt: at }
    await insertNote(tx, address, { kept: edit, other: null }, at)
  }
}
