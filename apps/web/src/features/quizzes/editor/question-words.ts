import { type Question, questionTypeOf } from '@lectern/contract/quizzes/question-types/registry'
import { plainText } from '@lectern/contract/quizzes/formulas'
import { longTextWords } from '@lectern/contract/quizzes/question-types/shared/long-text/long-text-words'
import type { QuizDraft } from '../quiz-kind.ts'

/** A question as plain words, for a person to compare or to copy. */
export const questionWords = (question: Question): string => {
  const { name, description, comment } = question
  const { key, words } = questionTypeOf(question)
  const right = words.answer(question, key(question)).map((line) => `✓ ${line}`)
  const lines = [plainText(name), longTextWords(description), ...words.question(question), ...right]
  return [...lines, longTextWords(comment)].filter((line) => line.trim() !== '').join('\n')
}

/** A whole quiz as plain words. */
export const quizWords = ({ name, content }: QuizDraft): string =>
  [name, ...content.questions.map(questionWords)].join('\n\n')
