import { defineQuestionType } from '../../define-question-type.ts'
import { keyedParts } from '../../shared/result-parts.ts'
import { readNumeric } from './answer.ts'
import { findNumericIssues } from './find-numeric-issues.ts'
import { gradeNumeric, markNumeric, numericKey, summariseNumeric } from './grade.ts'
import { arrangeNumeric, publicNumeric, toPublicNumeric } from './public-question.ts'
import { createNumeric, numericQuestion } from './question.ts'
import { numericSample } from './sample.ts'
import { validateNumeric } from './validate.ts'
import { numericWords } from './words.ts'

/** A number, within a tolerance and with a unit where its author wants one. */
export const numeric = defineQuestionType({
  slug: 'numeric',
  question: numericQuestion,
  publicQuestion: publicNumeric,
  create: createNumeric,
  findIssues: findNumericIssues,
  arrange: arrangeNumeric,
  toPublic: toPublicNumeric,
  readAnswer: readNumeric,
  validate: validateNumeric,
  isScored: ({ answers }) => answers.length > 0,
  grade: gradeNumeric,
  marks: markNumeric,
  key: numericKey,
  shows: keyedParts,
  words: numericWords,
  summarise: summariseNumeric,
  sample: numericSample,
})
