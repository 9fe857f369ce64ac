import { defineQuestionType } from '../../define-question-type.ts'
import { findNameIssues, scaleRules } from '../../shared/scales/scale-rules.ts'
import { publicRating, toPublicRating } from './public-question.ts'
import { createRating, ratingQuestion, starsOf } from './question.ts'
import { ratingSample } from './sample.ts'

/** A number of stars. */
export const rating = defineQuestionType({
  ...scaleRules(starsOf),
  slug: 'rating',
  question: ratingQuestion,
  publicQuestion: publicRating,
  create: createRating,
  findIssues: findNameIssues,
  toPublic: toPublicRating,
  sample: ratingSample,
})
