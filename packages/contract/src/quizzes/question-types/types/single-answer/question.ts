import { blankQuestion } from '../../shared/common.ts'
import type { z } from 'zod'
import { choiceQuestion, findChoiceIssues } from '../../shared/choice.ts'
import { optionType } from '../../shared/own-answer.ts'
import type { Issue } from '../../question-type.ts'

export const singleAnswerQuestion = choiceQuestion('single_answer')
export type SingleAnswerQuestion = z.infer<typeof singleAnswerQuestion>

/** A question with two empty options, the first of them right. */
export const createSingleAnswer = (key: () => string): SingleAnswerQuestion => ({
  ...blankQuestion(key),
  type: 'single_answer',
  shuffle_answers: true,
  answers: [
    { id: key(), text: '', is_correct: true, points: 0, type: optionType.default },
    { id: key(), text: '', is_correct: false, points: 0, type: optionType.default },
  ],
})

/** Exactly one option is right, or none when the question is not scored (PRODUCT-learning §2.1). */
export const findSingleAnswerIssues = (question: SingleAnswerQuestion): Issue[] => {
  const correct = question.answers.filter((answer) => answer.is_correct).length
  return [...findChoiceIssues(question), ...(correct > 1 ? [{ code: 'several_correct' }] : [])]
}
