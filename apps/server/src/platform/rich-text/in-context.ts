import type { ReadNoteCode } from '@lectern/contract/lessons/formats/read-lesson-file'

/** A picture that a file names: taken out of it, or at an address of its own; null when it is neither. */
export type FoundPicture =
  | { readonly fileId: string; readonly src: null }
  | { readonly fileId: null; readonly src: string }
  | null

/** What reading a file as a text needs of what is around it. */
export interface InContext {
  readonly findPicture: (address: string, line: number | null) => FoundPicture
  readonly note: (code: ReadNoteCode, words: string, line: number | null) => void
  /** A new name for a line that learners tick. */
  readonly key: () => string
}
