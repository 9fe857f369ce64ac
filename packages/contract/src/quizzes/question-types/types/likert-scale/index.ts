import { defineQuestionType } from '../../define-question-type.ts'
import { scaleRules } from '../../shared/scales/scale-rules.ts'
import { publicLikert, toPublicLikert } from './public-question.ts'
import { createLikert, findLikertIssues, likertQuestion, type LikertQuestion } from './question.ts'
import { likertSample } from './sample.ts'

/** How far somebody agrees with a statement. */
export const likertScale = defineQuestionType({
  ...scaleRules(({ answers }: LikertQuestion) => answers),
  slug: 'likert_scale',
  question: likertQuestion,
  publicQuestion: publicLikert,
  create: createLikert,
  findIssues: findLikertIssues,
  toPublic: toPublicLikert,
  sample: likertSample,
})
