import { arrangeOptions, choiceAnswer, choicePayload, correctIds } from '../choice.ts'
import { defineQuestionType } from '../define-question-type.ts'
import { readMultipleAnswer } from './answer.ts'
import { gradeMultipleAnswer } from './grade.ts'
import { publicMultipleAnswer, toPublicMultipleAnswer } from './public-question.ts'
import { createMultipleAnswer, findMultipleAnswerIssues, multipleAnswerQuestion } from './question.ts'
import { multipleAnswerSample } from './sample.ts'
import { validateMultipleAnswer } from './validate.ts'

export const multipleAnswer = defineQuestionType({
  slug: 'multiple_answer',
  question: multipleAnswerQuestion,
  publicQuestion: publicMultipleAnswer,
  answer: choiceAnswer,
  create: createMultipleAnswer,
  findIssues: findMultipleAnswerIssues,
  arrange: arrangeOptions,
  toPublic: toPublicMultipleAnswer,
  readAnswer: readMultipleAnswer,
  toPayload: choicePayload,
  validate: validateMultipleAnswer,
  grade: gradeMultipleAnswer,
  key: (question) => ({ answer_ids: correctIds(question) }),
  sample: multipleAnswerSample,
})
