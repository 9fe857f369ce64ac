import { choiceRules } from '../../shared/choice.ts'
import { defineQuestionType } from '../../define-question-type.ts'
import { readMultipleAnswer } from './answer.ts'
import { publicMultipleAnswer, toPublicMultipleAnswer } from './public-question.ts'
import { createMultipleAnswer, findMultipleAnswerIssues, multipleAnswerQuestion } from './question.ts'
import { multipleAnswerSample } from './sample.ts'
import { validateMultipleAnswer } from './validate.ts'

export const multipleAnswer = defineQuestionType({
  ...choiceRules,
  slug: 'multiple_answer',
  question: multipleAnswerQuestion,
  publicQuestion: publicMultipleAnswer,
  create: createMultipleAnswer,
  findIssues: findMultipleAnswerIssues,
  toPublic: toPublicMultipleAnswer,
  readAnswer: readMultipleAnswer,
  validate: validateMultipleAnswer,
  sample: multipleAnswerSample,
})
