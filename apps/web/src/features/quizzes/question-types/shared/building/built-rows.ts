import type { Answer } from '@lectern/contract/quizzes/question-types/shared/answer'
import { rowsOfBuilt } from '@lectern/contract/quizzes/question-types/shared/building/built-answer'

/** Ids of the pieces that an answer puts into one thing. */
export const builtIn = (answer: Answer, thing: string): string[] =>
  answer.flatMap((row) => (row.statement_id === thing ? (row.answer_id ?? []) : []))

/** The answer with one thing built anew. */
export const rebuilt = (answer: Answer, thing: string, pieces: readonly string[]): Answer => [
  ...answer.filter((row) => row.statement_id !== thing),
  ...rowsOfBuilt(thing, pieces),
]
