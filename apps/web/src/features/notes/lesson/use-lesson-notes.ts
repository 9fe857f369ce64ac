import type { Note } from '@lectern/contract/notes/note'
import { useCallback, useMemo, useRef, useState } from 'react'
import { newKey } from '../../../lib/new-key.ts'
import { useEnqueue, useOutbox } from '../../../lib/outbox/index.ts'
import { report } from '../../../lib/reporting.ts'
import { listLessonNotes } from '../api.ts'
import {
  lessonPrefix,
  noteEntity,
  noteKind,
  revisionNow,
  type NoteWords,
  type NoteWork,
  wordsOf,
} from '../note-kind.ts'
import { useNoteNews } from './use-note-news.ts'
import { withWork, workOf } from './waiting-notes.ts'

/** What a new note is made of; the rest is nothing. */
export type NewNote = Pick<NoteWords, 'kind'> & Partial<NoteWords>

export interface LessonNotes {
  readonly notes: readonly Note[]
  /** Whether it is known which there are. */
  readonly isReady: boolean
  /** Whether notes can be kept here: not while the lesson is looked at as somebody else. */
  readonly isKept: boolean
  /** @returns its key */
  readonly add: (note: NewNote) => string
  readonly change: (note: Note, words: Partial<NoteWords>, settlesOther?: boolean) => void
  /** Takes it away. @returns what brings it back */
  readonly remove: (note: Note) => () => void
}

const now = () => new Date().toISOString()

/** The own notes of a lesson: what is stored, and what waits on this device; every change goes through the outbox. */
export const useLessonNotes = (lesson: number): LessonNotes => {
  const outbox = useOutbox()
  const enqueue = useEnqueue()
  const [stored, setStored] = useState<readonly Note[]>([])
  const [isReady, setReady] = useState(false)
  const [isKept, setKept] = useState(true)
  const [work, setWork] = useState<ReadonlyMap<string, NoteWork>>(new Map())
  const edits = useRef(0)

  const reload = useCallback(async () => {
    if (!outbox) return
    const before = edits.current
    const waiting = await outbox.pending(lessonPrefix(lesson))
    try {
      const { data, is_kept } = await listLessonNotes({ params: { lesson } })
      setStored(data)
      setKept(is_kept)
    } catch (error) {
      report(error, 'notes of a lesson')
    }
    setReady(true)
    // What was written meanwhile is newer than what waited then.
    if (before === edits.current) setWork(workOf(waiting))
  }, [outbox, lesson])

  useNoteNews(lesson, reload)

  const write = useCallback(
    (made: NoteWork, revision: number) => {
      edits.current += 1
      setWork((before) => new Map(before).set(made.key, made))
      enqueue(noteKind, noteEntity(lesson, made.key), made, { revision }).catch((error: unknown) =>
        report(error, 'a note'),
      )
    },
    [enqueue, lesson],
  )

  const notes = useMemo(() => withWork(stored, work, lesson), [stored, work, lesson])
  const add = useCallback(
    (note: NewNote) => {
      const key = newKey()
      const words = {
        color: null,
        text: '',
        unit_id: null,
        quote: null,
        moment: null,
        ...note,
        edited_at: now(),
      }
      write({ lesson, key, words }, 0)
      return key
    },
    [write, lesson],
  )
  const change = useCallback(
    (note: Note, words: Partial<NoteWords>, settlesOther = false) =>
      write(
        {
          lesson,
          key: note.key,
          words: { ...wordsOf(note), ...words, edited_at: now() },
          ...(settlesOther && { settlesOther }),
        },
        revisionNow(lesson, note.key, note.revision),
      ),
    [write, lesson],
  )
  const remove = useCallback(
    (note: Note) => {
      write({ lesson, key: note.key, words: null }, revisionNow(lesson, note.key, note.revision))
      return () => write({ lesson, key: note.key, words: { ...wordsOf(note), edited_at: now() } }, 0)
    },
    [write, lesson],
  )
  return { notes, isReady, isKept, add, change, remove }
}
