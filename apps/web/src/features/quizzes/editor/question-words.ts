import { type Question, questionTypeOf } from '@lectern/contract/quizzes/question-types/registry'
import type { QuizDraft } from '../quiz-kind.ts'

/** A question as plain words, for a person to compare or to copy. */
export const questionWords = (question: Question): string => {
  const { name, description, comment } = question
  const { key, words } = questionTypeOf(question)
  const right = words.answer(question, key(question)).map((line) => `✓ ${line}`)
  return [name, description, ...words.question(question), ...right, comment]
    .filter((line) => line.trim() !== '')
    .join('\n')
}

/** A whole quiz as plain words. */
export const quizWords = ({ name, content }: QuizDraft): string =>
  [name, ...content.questions.map(questionWords)].join('\n\n')
