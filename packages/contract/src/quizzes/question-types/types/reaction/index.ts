import { defineQuestionType } from '../../define-question-type.ts'
import { scaleRules } from '../../shared/scales/scale-rules.ts'
import { publicReaction, toPublicReaction } from './public-question.ts'
import { createReaction, findReactionIssues, reactionQuestion, type ReactionQuestion } from './question.ts'
import { reactionSample } from './sample.ts'

/** How somebody feels, by one of a few faces. */
export const reaction = defineQuestionType({
  ...scaleRules(({ answers }: ReactionQuestion) => answers),
  slug: 'reaction',
  question: reactionQuestion,
  publicQuestion: publicReaction,
  create: createReaction,
  findIssues: findReactionIssues,
  toPublic: toPublicReaction,
  sample: reactionSample,
})
