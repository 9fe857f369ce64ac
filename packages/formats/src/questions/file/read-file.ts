import type { Picture } from '@lectern/contract/quizzes/question-types/shared/common'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { isReady } from '../made-question.ts'
import type { MarkupNode } from '@lectern/contract/kernel/markup'
import type { NamedPicture } from '../markup/text-of-markup.ts'
import type { ReadContext } from '../reading.ts'
import type { NoteCode } from '@lectern/contract/quizzes/formats/note-codes'

/** Something to be said about one question of a file, or about the file. */
export interface FileNote {
  readonly code: NoteCode
  readonly words: string
}

/** One question of a file: as ours, or null with the reason. */
export interface FileQuestion {
  /** How its author knows it: what it asks, or its title. */
  readonly name: string
  readonly made: Question | null
  readonly notes: readonly FileNote[]
}

/** A file as it was understood. */
export interface ReadFile {
  readonly questions: readonly FileQuestion[]
  /** What is not of one question. */
  readonly notes: readonly FileNote[]
}

/** What somebody needs to read files; where pictures lie only the reader of the file knows. */
export interface FileContext extends ReadContext {
  readonly readHtml: (html: string) => readonly MarkupNode[]
}

/** Where the pictures of one question lie. */
export interface PictureDoor {
  /** The picture of a name, to be kept with the question; null where there is none that can be. */
  readonly take: (source: string) => string | null
  /** The pixels of a picture of a name; null where nobody knows. */
  readonly sizeOf: (source: string) => { readonly width: number; readonly height: number } | null
}

/** Collects what is to be said about one question, each thing once. */
export class Notes {
  readonly #all = new Map<string, FileNote>()

  add(code: NoteCode, words = ''): void {
    this.#all.set(`${code} ${words}`, { code, words: words.slice(0, 200) })
  }

  addWhere(holds: boolean, code: NoteCode, words = ''): void {
    if (holds) this.add(code, words)
  }

  list(): FileNote[] {
    return [...this.#all.values()]
  }
}

/** The picture as ours, and a note where it could not be kept. */
export const takePicture = (door: PictureDoor, named: NamedPicture, notes: Notes): Picture | undefined => {
  const uuid = door.take(named.source)
  if (uuid === null) {
    notes.add('picture_lost', named.source.slice(0, 100))
    return
  }
  return { uuid, width: named.width, height: named.height, alt: named.alt.slice(0, 500) }
}

/** A question that was read, with its notes; a draft that no schema takes is too big. */
export const finishQuestion = (name: string, made: Question | null, notes: Notes): FileQuestion => {
  if (!made && notes.list().length === 0) notes.add('too_big', name)
  if (made && !isReady(made)) notes.add('unready')
  return { name: name.slice(0, 300), made, notes: notes.list() }
}

/** A question that is not taken. */
export const refuseQuestion = (name: string, code: NoteCode, words = ''): FileQuestion => ({
  name: name.slice(0, 300),
  made: null,
  notes: [{ code, words: words.slice(0, 200) }],
})
