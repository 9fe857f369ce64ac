import { type ImportNote, type ImportNoteCode, mostNotes } from '@lectern/contract/course-files/course-import'

/** What is told of an import, the same once. */
export interface ImportNotes {
  readonly add: (code: ImportNoteCode, place: string, words?: string) => void
  readonly told: () => { readonly notes: readonly ImportNote[]; readonly notes_left_out: number }
}

/** A sentence of it, as the database keeps it. */
const plain = (words: string): string => words.replaceAll('\u0000', '').slice(0, 200).toWellFormed()

export const createImportNotes = (): ImportNotes => {
  const notes: ImportNote[] = []
  const seen = new Set<string>()
  let more = 0
  return {
    add: (code, place, words = '') => {
      const note = { code, place: plain(place), words: plain(words) }
      const key = JSON.stringify(note)
      if (seen.has(key)) return
      if (notes.length >= mostNotes) {
        more += 1
        return
      }
      seen.add(key)
      notes.push(note)
    },
    told: () => ({ notes, notes_left_out: more }),
  }
}
