import { blankQuestion } from '../../shared/common.ts'
import type { z } from 'zod'
import { choiceQuestion, findChoiceIssues } from '../../shared/choice.ts'
import { optionType } from '../../shared/own-answer.ts'
import type { Issue } from '../../question-type.ts'

export const multipleAnswerQuestion = choiceQuestion('multiple_answer')
export type MultipleAnswerQuestion = z.infer<typeof multipleAnswerQuestion>

/** A question with three empty options, the first of them right. */
export const createMultipleAnswer = (key: () => string): MultipleAnswerQuestion => ({
  ...blankQuestion(key),
  type: 'multiple_answer',
  shuffle_answers: true,
  answers: [
    { id: key(), text: '', is_correct: true, points: 0, type: optionType.default },
    { id: key(), text: '', is_correct: false, points: 0, type: optionType.default },
    { id: key(), text: '', is_correct: false, points: 0, type: optionType.default },
  ],
})

/** Any number of options may be right; none at all means that the question is not scored. */
export const findMultipleAnswerIssues = (question: MultipleAnswerQuestion): Issue[] =>
  findChoiceIssues(question)
