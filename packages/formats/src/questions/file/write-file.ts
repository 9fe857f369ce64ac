import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import type { FormatLoss } from './loss-rules.ts'

/** What a format does not keep of each question, by its number; those that are whole are left out. */
export interface LossReport {
  readonly number: number
  readonly name: string
  readonly losses: readonly FormatLoss[]
}

/** A picture of the school as it goes out with a file. */
export interface OutPicture {
  /** Unused by any other picture of the file. */
  readonly name: string
  readonly mimeType: string
  readonly base64: string
  readonly width: number
  readonly height: number
}

/** The bytes of a picture; undefined where they are gone. */
export type OutPictures = (uuid: string) => OutPicture | undefined

/** The questions with what each loses. */
export const reportLosses = (
  questions: readonly Question[],
  find: (question: Question) => readonly FormatLoss[],
): LossReport[] =>
  questions.flatMap((question, at) => {
    const losses = find(question)
    return losses.length === 0 ? [] : [{ number: at + 1, name: question.name, losses }]
  })
