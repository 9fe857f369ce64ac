import type { NoteCode } from '@lectern/contract/quizzes/formats/note-codes'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'

/** How long a text that is read may be, and one question in it, in characters and lines. */
export const formatLimits = { text: 1_000_000, question: 60_000, lines: 400 } as const

export const textFormats = ['plain', 'table', 'aiken', 'gift'] as const
export type TextFormat = (typeof textFormats)[number]

export type MendCode =
  | 'add_right'
  | 'as_comment'
  | 'as_option'
  | 'close'
  | 'cut'
  | 'leave_out'
  | 'make_open'
  | 'mark_right'

/** Lines of the text, counted from 1, and what stands there instead; null for nothing at all. */
export interface Edit {
  readonly from: number
  readonly to: number
  readonly text: string | null
}

/** A change of the text after which it is understood. */
export interface Mend {
  readonly code: MendCode
  /** What the change is about, in the author's words. */
  readonly words: string
  readonly edit: Edit
}

/** Something to be said about one line. */
export interface Note {
  readonly code: NoteCode
  readonly line: number
  readonly words: string
  readonly mends: readonly Mend[]
}

/** One question of the text and what is to be said about it; null where none could be made. */
export interface ReadQuestion {
  readonly from: number
  readonly to: number
  readonly made: Question | null
  readonly notes: readonly Note[]
}

export const lineRoles = ['question', 'option', 'right', 'pair', 'gap', 'answer', 'comment'] as const

/** What a line was taken for. */
export interface LineMark {
  readonly line: number
  readonly role: (typeof lineRoles)[number]
}

/** What somebody needs to read questions: unused client keys, and the name of a question that is a text with gaps. */
export interface ReadContext {
  readonly key: () => string
  readonly gapsName: string
}

/** A question with the marks of its lines. */
export interface ReadBlock {
  readonly question: ReadQuestion
  readonly marks: readonly LineMark[]
}

/** A text as it was understood. */
export interface ReadText {
  readonly format: TextFormat
  readonly questions: readonly ReadQuestion[]
  readonly marks: readonly LineMark[]
  /** Nothing was read: the text is longer than {@link formatLimits} allows. */
  readonly isTooLong: boolean
  /** Questions for which there is no room. */
  readonly left: number
}
