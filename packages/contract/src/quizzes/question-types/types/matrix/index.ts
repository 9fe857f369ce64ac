import { defineQuestionType } from '../../define-question-type.ts'
import { keyedParts } from '../../shared/result-parts.ts'
import { readMatrix } from './answer.ts'
import { gradeMatrix, markMatrix, matrixKey, summariseMatrix } from './grade.ts'
import { arrangeMatrix, publicMatrix, toPublicMatrix } from './public-question.ts'
import { createMatrix, findMatrixIssues, matrixQuestion } from './question.ts'
import { matrixSample } from './sample.ts'
import { validateMatrix } from './validate.ts'
import { matrixWords } from './words.ts'

/** A table: the same answers to choose from for each of several statements. */
export const matrix = defineQuestionType({
  slug: 'matrix',
  question: matrixQuestion,
  publicQuestion: publicMatrix,
  create: createMatrix,
  findIssues: findMatrixIssues,
  arrange: arrangeMatrix,
  toPublic: toPublicMatrix,
  readAnswer: readMatrix,
  validate: validateMatrix,
  isScored: (question) => matrixKey(question).length > 0,
  grade: gradeMatrix,
  marks: markMatrix,
  key: matrixKey,
  shows: keyedParts,
  words: matrixWords,
  summarise: summariseMatrix,
  sample: matrixSample,
})
