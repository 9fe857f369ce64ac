import { defineQuestionType } from '../../define-question-type.ts'
import { keyedParts } from '../../shared/result-parts.ts'
import { readFillGaps } from './answer.ts'
import { fillGapsKey, gradeFillGaps, markFillGaps, summariseFillGaps } from './grade.ts'
import { arrangeFillGaps, publicFillGaps, toPublicFillGaps } from './public-question.ts'
import { createFillGaps, fillGapsQuestion, findFillGapsIssues } from './question.ts'
import { fillGapsSample } from './sample.ts'
import { validateFillGaps } from './validate.ts'
import { fillGapsWords } from './words.ts'

/** A text or a table with gaps: typed, chosen from a list, or filled with chips. */
export const fillGaps = defineQuestionType({
  slug: 'fill_gaps',
  question: fillGapsQuestion,
  publicQuestion: publicFillGaps,
  create: createFillGaps,
  findIssues: findFillGapsIssues,
  arrange: arrangeFillGaps,
  toPublic: toPublicFillGaps,
  readAnswer: readFillGaps,
  validate: validateFillGaps,
  isScored: ({ answer_groups }) =>
    answer_groups.some(({ answers }) => answers.some(({ is_correct }) => is_correct)),
  grade: gradeFillGaps,
  marks: markFillGaps,
  key: fillGapsKey,
  shows: keyedParts,
  words: fillGapsWords,
  summarise: summariseFillGaps,
  sample: fillGapsSample,
})
