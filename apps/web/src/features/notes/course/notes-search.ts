import {
  type NoteColor,
  noteColors,
  type NoteKind,
  noteKinds,
  noteLimits,
} from '@lectern/contract/notes/note-limits'

/** What the address of the notes of a course asks for. */
export interface NotesSearch {
  note?: NoteKind
  color?: NoteColor
  query?: string
  page?: number
}

const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((each) => each === value)

/** What of an address can be asked for; what is none of it is not there. */
export const readNotesSearch = (search: Record<string, unknown>): NotesSearch => {
  const kind = oneOf(noteKinds, search['note'])
  const color = oneOf(noteColors, search['color'])
  const query = typeof search['query'] === 'string' ? search['query'].slice(0, noteLimits.query) : ''
  const page = Number(search['page'])
  return {
    ...(kind && { note: kind }),
    ...(color && { color }),
    ...(query !== '' && { query }),
    ...(Number.isSafeInteger(page) && page > 1 && page < 1000 && { page }),
  }
}
