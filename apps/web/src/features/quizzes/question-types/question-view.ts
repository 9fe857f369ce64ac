import type { ComponentType } from 'react'
import type { QuestionResult, ResultRow } from '@lectern/contract/attempts/attempt'
import type { Answer } from '@lectern/contract/quizzes/question-types/shared/answer'
import type { PublicQuestion } from '@lectern/contract/quizzes/question-types/registry'

export type QuestionSlug = PublicQuestion['type']

/** The public form of one question type. */
export type QuestionOf<Slug extends QuestionSlug> = Extract<PublicQuestion, { type: Slug }>

/** What the control of a question is given; number, text and description stand above it already. */
export interface PlayerProps<Question = PublicQuestion> {
  question: Question
  answer: Answer
  onAnswer: (answer: Answer) => void
  /** Unique on the page. */
  name: string
}

/** What a finished question is drawn from. */
export interface ResultProps<Question = PublicQuestion> {
  question: Question
  /** The learner's own answer; each row marked as far as the quiz shows it. */
  rows: readonly ResultRow[]
  result: QuestionResult
  name: string
}

/** How one question type looks to a learner, and what its public form says of an answer. */
export interface LoadedView<Slug extends QuestionSlug = QuestionSlug> {
  readonly slug: Slug
  readonly Player: ComponentType<PlayerProps>
  /** Whether the answer is ready to hand in; the same rule as on the server. */
  readonly isAnswered: (question: PublicQuestion, answer: Answer) => boolean
  /** Whether an answer may have files. */
  readonly takesFiles: (question: PublicQuestion) => boolean
  /** The answer with one more file; the same where it takes none. */
  readonly addFile: (question: PublicQuestion, answer: Answer, file: string) => Answer
}

/** The same before its code is here: the player waits for it, and every answer counts as it stands. */
export interface QuestionView<Slug extends QuestionSlug = QuestionSlug> extends Omit<
  LoadedView<Slug>,
  'slug'
> {
  /** Gets the code; at once where it is here already. */
  readonly load: () => Promise<unknown>
  /** Its player and its result draw the picture of the question themselves: it is answered on it. */
  readonly drawsPicture: boolean
}
