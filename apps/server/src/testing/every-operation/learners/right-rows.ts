import type { Answer } from '@lectern/contract/quizzes/question-types/shared/answer'
import { questionTypeOf, type Question } from '@lectern/contract/quizzes/question-types/registry'

/** The right answer; nothing where a question asks for an opinion. */
export const rightRows = (question: Question): Answer => {
  const type = questionTypeOf(question)
  return type.isScored(question) ? type.key(question) : []
}
