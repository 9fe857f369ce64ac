import { markByKey } from '../../shared/answer.ts'
import { countRows } from '../../shared/count-rows.ts'
import { defineQuestionType } from '../../define-question-type.ts'
import { keyedParts } from '../../shared/result-parts.ts'
import { readConformity } from './answer.ts'
import { boundPairs, gradeConformity, possiblePairs } from './grade.ts'
import { arrangeAnswers, publicConformity, toPublicConformity } from './public-question.ts'
import { conformityQuestion, createConformity, findConformityIssues } from './question.ts'
import { conformitySample } from './sample.ts'
import { validateConformity } from './validate.ts'
import { conformityWords } from './words.ts'

/** Matching: answers are put to the statements that they belong to. */
export const conformityAnswer = defineQuestionType({
  slug: 'conformity_answer',
  question: conformityQuestion,
  publicQuestion: publicConformity,
  create: createConformity,
  findIssues: findConformityIssues,
  arrange: arrangeAnswers,
  toPublic: toPublicConformity,
  readAnswer: readConformity,
  validate: validateConformity,
  isScored: ({ binds }) => binds.length > 0,
  grade: gradeConformity,
  marks: (question, answer) => markByKey(answer, boundPairs(question)),
  key: boundPairs,
  shows: keyedParts,
  words: conformityWords,
  summarise: (question, answers) => countRows(possiblePairs(question), answers),
  sample: conformitySample,
})
