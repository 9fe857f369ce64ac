import { defineQuestionType } from '../../define-question-type.ts'
import { findNameIssues, scaleRules } from '../../shared/scales/scale-rules.ts'
import { publicPromoter, toPublicPromoter } from './public-question.ts'
import { promoterFigures } from './figures.ts'
import { createPromoter, promoterPoints, promoterQuestion } from './question.ts'
import { promoterSample } from './sample.ts'

/** Whether somebody would recommend it, 0 to 10. */
export const newPromoterScore = defineQuestionType({
  ...scaleRules(promoterPoints),
  slug: 'new_promoter_score',
  question: promoterQuestion,
  publicQuestion: publicPromoter,
  create: createPromoter,
  findIssues: findNameIssues,
  toPublic: toPublicPromoter,
  figures: promoterFigures,
  sample: promoterSample,
})
