import { markByKey } from '../../shared/answer.ts'
import { countGivenRows } from '../../shared/count-rows.ts'
import { defineQuestionType } from '../../define-question-type.ts'
import { keyedParts } from '../../shared/result-parts.ts'
import { readSorting, rowsInOrder } from './answer.ts'
import { gradeSorting } from './grade.ts'
import { arrangeItems, publicSorting, toPublicSorting } from './public-question.ts'
import { createSorting, findSortingIssues, sortingQuestion } from './question.ts'
import { sortingSample } from './sample.ts'
import { validateSorting } from './validate.ts'
import { sortingWords } from './words.ts'

/** Items are put in the right order. */
export const sorting = defineQuestionType({
  slug: 'sorting',
  question: sortingQuestion,
  publicQuestion: publicSorting,
  create: createSorting,
  findIssues: findSortingIssues,
  arrange: arrangeItems,
  toPublic: toPublicSorting,
  readAnswer: readSorting,
  validate: validateSorting,
  untouched: ({ answers }) => rowsInOrder(answers),
  isScored: ({ answers }) => answers.length > 1,
  grade: gradeSorting,
  marks: (question, answer) => markByKey(answer, rowsInOrder(question.answers)),
  key: ({ answers }) => rowsInOrder(answers),
  shows: keyedParts,
  words: sortingWords,
  summarise: (question, answers) => countGivenRows(rowsInOrder(question.answers), answers),
  sample: sortingSample,
})
