import type { CourseNote } from '@lectern/contract/notes/note'
import { useCallback, useMemo, useState } from 'react'
import { useEnqueue } from '../../../lib/outbox/index.ts'
import { report } from '../../../lib/reporting.ts'
import { noteEntity, noteKind, type NoteWords, revisionNow, wordsOf } from '../note-kind.ts'

/** Notes of a course as they are changed in their list; every change goes through the outbox. */
export const useCourseNotes = (stored: readonly CourseNote[]) => {
  const enqueue = useEnqueue()
  const [edits, setEdits] = useState<ReadonlyMap<string, Partial<CourseNote> | null>>(new Map())
  const notes = useMemo(
    () =>
      stored.flatMap((note) => {
        const edit = edits.get(note.key)
        return edit === null ? [] : [{ ...note, ...edit }]
      }),
    [stored, edits],
  )
  const write = useCallback(
    (note: CourseNote, words: Partial<NoteWords> | null, settlesOther = false) => {
      setEdits((before) =>
        new Map(before).set(
          note.key,
          words && { ...before.get(note.key), ...words, ...(settlesOther && { other: null }) },
        ),
      )
      const { lesson_id: lesson, key } = note
      const edited_at = new Date().toISOString()
      const work = {
        lesson,
        key,
        words: words && { ...wordsOf(note), ...words, edited_at },
        ...(settlesOther && { settlesOther }),
      }
      const base = { revision: revisionNow(lesson, key, note.revision) }
      enqueue(noteKind, noteEntity(lesson, key), work, base).catch((error: unknown) =>
        report(error, 'a note'),
      )
    },
    [enqueue],
  )
  return {
    notes,
    change: write,
    /** @returns what brings it back */
    remove: (note: CourseNote) => {
      write(note, null)
      return () => write(note, {})
    },
  }
}
