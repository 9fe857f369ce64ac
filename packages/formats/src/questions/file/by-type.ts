import type { Question } from '@lectern/contract/quizzes/question-types/registry'

/** What is done with questions of some types, each of which is given as what it is. */
export type ByType<Rest extends readonly unknown[], Result> = {
  readonly [Type in Question['type']]?: (question: Extract<Question, { type: Type }>, ...rest: Rest) => Result
}

/** Does it with one question; undefined for a type that is not among them. */
export const doByType = <Rest extends readonly unknown[], Result>(
  all: ByType<Rest, Result>,
  question: Question,
  ...rest: Rest
): Result | undefined => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entry of its own type takes the question
  const own = all[question.type] as ((question: Question, ...rest: Rest) => Result) | undefined
  return own?.(question, ...rest)
}
