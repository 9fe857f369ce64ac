import type { Note } from '@lectern/contract/notes/note'
import { type Change, isOfKind } from '../../../lib/outbox/index.ts'
import { noteKind, type NoteWork } from '../note-kind.ts'

/** The notes that the server has, with what waits on the device to be sent. */
export const withWork = (
  stored: readonly Note[],
  work: ReadonlyMap<string, NoteWork>,
  lesson: number,
): Note[] => {
  const known = new Map(stored.map((note) => [note.key, note]))
  for (const [key, { words, settlesOther }] of work) {
    const before = known.get(key)
    if (words === null) known.delete(key)
    else
      known.set(key, {
        key,
        lesson_id: lesson,
        revision: 0,
        created_at: words.edited_at,
        other: null,
        ...before,
        ...words,
        ...(settlesOther && { other: null }),
      })
  }
  return [...known.values()]
}

/** What waits of each note, by its key. */
export const workOf = (changes: readonly Change[]): ReadonlyMap<string, NoteWork> =>
  new Map(
    changes.flatMap((change) =>
      isOfKind(change, noteKind) ? [[change.payload.key, change.payload] as const] : [],
    ),
  )
