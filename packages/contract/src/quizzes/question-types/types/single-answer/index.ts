import { choiceRules } from '../../shared/choice.ts'
import { defineQuestionType } from '../../define-question-type.ts'
import { readSingleAnswer } from './answer.ts'
import { publicSingleAnswer, toPublicSingleAnswer } from './public-question.ts'
import { createSingleAnswer, findSingleAnswerIssues, singleAnswerQuestion } from './question.ts'
import { singleAnswerSample } from './sample.ts'
import { validateSingleAnswer } from './validate.ts'

export const singleAnswer = defineQuestionType({
  ...choiceRules,
  slug: 'single_answer',
  question: singleAnswerQuestion,
  publicQuestion: publicSingleAnswer,
  create: createSingleAnswer,
  findIssues: findSingleAnswerIssues,
  toPublic: toPublicSingleAnswer,
  readAnswer: readSingleAnswer,
  validate: validateSingleAnswer,
  sample: singleAnswerSample,
})
