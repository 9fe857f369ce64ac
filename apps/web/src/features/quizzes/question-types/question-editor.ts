import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { TextId } from '../../../lib/texts/index.ts'
import type { IssueWords } from '../editor/issue-note.tsx'
import type { QuestionSlug } from './question-view.ts'

/** The full form of one question type, key included. */
export type FullQuestionOf<Slug extends QuestionSlug> = Extract<Question, { type: Slug }>

/** What keeps a question from learners, and the key of the option at which it is mended, if it is one. */
export interface FieldIssue {
  code: string
  at?: string | undefined
}

/** What the part of the editor that belongs to the type is given; text, points and comment stand around it. */
export interface QuestionEditorProps<Full = Question> {
  question: Full
  onQuestion: (question: Full) => void
  /** What keeps learners from seeing it, each to be shown where it is mended; empty while a new one is being written. */
  issues: readonly FieldIssue[]
}

/** Where a type stands among the others, in their order. */
export const questionGroups = ['choose', 'arrange', 'write', 'picture', 'ask'] as const
export type QuestionGroup = (typeof questionGroups)[number]

/**
 * How the lines of a question are laid out on paper: options to tick, one or several; a scale; statements with an answer by
 * each, out of a list of their own, a common one or none; a text with blanks; pieces to build with; things to number; a table;
 * statements to agree with; room to write.
 */
export type PaperKind =
  | 'one'
  | 'many'
  | 'scale'
  | 'blanks'
  | 'lists'
  | 'match'
  | 'text'
  | 'build'
  | 'order'
  | 'table'
  | 'agree'
  | 'lines'
  | 'page'

/** How an author writes one question type. */
export interface QuestionEditor<Slug extends QuestionSlug = QuestionSlug> {
  readonly slug: Slug
  readonly group: QuestionGroup
  readonly name: TextId
  readonly help: TextId
  readonly icon: LucideIcon
  readonly paper: PaperKind
  /** Its answers are opinions: there is nothing to score. */
  readonly isSurvey?: boolean
  /** The words of what its contract finds missing. */
  readonly issues: IssueWords
  readonly Editor: ComponentType<QuestionEditorProps>
  /** A new question; `key` makes an unused key. */
  readonly create: (key: () => string) => Question
  /** The same question under new keys. */
  readonly copy: (question: Question, key: () => string) => Question
}
