import { markByKey } from '../../shared/answer.ts'
import { countRows } from '../../shared/count-rows.ts'
import { defineQuestionType } from '../../define-question-type.ts'
import { keyedParts } from '../../shared/result-parts.ts'
import { readImageLabels } from './answer.ts'
import { gradeImageLabels, possibleLabels, rightLabels } from './grade.ts'
import { arrangeLabels, publicImageLabels, toPublicImageLabels } from './public-question.ts'
import { createImageLabels, findImageLabelsIssues, imageLabelsQuestion } from './question.ts'
import { imageLabelsSample } from './sample.ts'
import { validateImageLabels } from './validate.ts'
import { imageLabelsWords } from './words.ts'

/** Labels that are put to the places of a picture (QTI: graphic gap match interaction). */
export const imageLabels = defineQuestionType({
  slug: 'image_labels',
  question: imageLabelsQuestion,
  publicQuestion: publicImageLabels,
  create: createImageLabels,
  findIssues: findImageLabelsIssues,
  arrange: arrangeLabels,
  toPublic: toPublicImageLabels,
  readAnswer: readImageLabels,
  validate: validateImageLabels,
  isScored: ({ answers }) => answers.some(({ statement_id }) => statement_id !== null),
  grade: gradeImageLabels,
  marks: (question, answer) => markByKey(answer, rightLabels(question)),
  key: rightLabels,
  shows: keyedParts,
  words: imageLabelsWords,
  summarise: (question, answers) => countRows(possibleLabels(question), answers),
  sample: imageLabelsSample,
})
