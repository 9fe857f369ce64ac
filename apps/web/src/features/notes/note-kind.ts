import type { Note, NoteDraft } from '@lectern/contract/notes/note'
import { defineKind } from '../../lib/outbox/index.ts'
import { deleteNote, saveNote } from './api.ts'

/** What a note says and where it stands. */
export type NoteWords = Omit<NoteDraft, 'base_revision' | 'settles_other'>

/** What a note says now, without the moment at which it was written. */
export const wordsOf = ({
  kind,
  color,
  text,
  unit_id,
  quote,
  moment,
}: Omit<NoteWords, 'edited_at'>): Omit<NoteWords, 'edited_at'> => ({
  kind,
  color,
  text,
  unit_id,
  quote,
  moment,
})

/** A note on its way to the server; without words it goes. */
export interface NoteWork {
  readonly lesson: number
  readonly key: string
  readonly words: NoteWords | null
  readonly settlesOther?: boolean
}

/** The revision on which a note was changed; 0 for a new one. */
export interface NoteBase {
  readonly revision: number
}

const isBase = (value: unknown): value is NoteBase =>
  typeof value === 'object' && value !== null && 'revision' in value && typeof value.revision === 'number'

const revisionOf = (base: unknown): number => (isBase(base) ? base.revision : 0)

const isNote = (body: unknown): body is Note =>
  typeof body === 'object' && body !== null && 'revision' in body && 'key' in body

/** Under this all notes of a lesson are kept on the device. */
export const lessonPrefix = (lesson: number): string => `note:${lesson}:`

export const noteEntity = (lesson: number, key: string): string => lessonPrefix(lesson) + key

/** What this tab has stored last of each note: a change that is made before the notes are read again stands on it. */
const stored = new Map<string, number>()

/** The revision on which a change of a note that is made now stands. */
export const revisionNow = (lesson: number, key: string, known: number): number =>
  Math.max(known, stored.get(noteEntity(lesson, key)) ?? 0)

/** Keys are pressed meanwhile: a text goes out when they rest. */
const rest = 700

/** Notes go under their key and the revision on which they were changed (docs/decisions/0004). */
export const noteKind = defineKind<NoteWork>({
  name: 'note@1',
  settle: ({ words }) => (words !== null && words.text !== '' ? rest : 0),
  merge: (older, newer) => ({
    ...newer,
    settlesOther: older.settlesOther === true || newer.settlesOther === true,
  }),
  send: async ({ id, payload: { lesson, key, words, settlesOther = false }, base }, options) => {
    const params = { lesson, key }
    const sent = { ...options, idempotencyKey: id }
    if (words === null) {
      const revision = revisionOf(base)
      const query = revision === 0 ? {} : { base_revision: revision }
      const reply = await deleteNote.answer({ params, query }, sent)
      stored.delete(noteEntity(lesson, key))
      return { at: reply.date, body: null }
    }
    const body = { ...words, base_revision: revisionOf(base), settles_other: settlesOther }
    const reply = await saveNote.answer({ params, body }, sent)
    stored.set(noteEntity(lesson, key), reply.body.data.revision)
    return { at: reply.date, body: reply.body.data }
  },
  rebase: (waiting, { body }) => (isNote(body) ? { revision: body.revision } : waiting.base),
})
