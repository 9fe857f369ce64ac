import { arrangeOptions, choiceAnswer, choicePayload, correctIds } from '../choice.ts'
import { defineQuestionType } from '../define-question-type.ts'
import { readSingleAnswer } from './answer.ts'
import { gradeSingleAnswer } from './grade.ts'
import { publicSingleAnswer, toPublicSingleAnswer } from './public-question.ts'
import { createSingleAnswer, findSingleAnswerIssues, singleAnswerQuestion } from './question.ts'
import { singleAnswerSample } from './sample.ts'
import { validateSingleAnswer } from './validate.ts'

export const singleAnswer = defineQuestionType({
  slug: 'single_answer',
  question: singleAnswerQuestion,
  publicQuestion: publicSingleAnswer,
  answer: choiceAnswer,
  create: createSingleAnswer,
  findIssues: findSingleAnswerIssues,
  arrange: arrangeOptions,
  toPublic: toPublicSingleAnswer,
  readAnswer: readSingleAnswer,
  toPayload: choicePayload,
  validate: validateSingleAnswer,
  grade: gradeSingleAnswer,
  key: (question) => ({ answer_ids: correctIds(question) }),
  sample: singleAnswerSample,
})
