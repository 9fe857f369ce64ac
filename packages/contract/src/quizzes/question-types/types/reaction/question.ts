import { z } from 'zod'
import { findTextIssues, questionLimits, blankQuestion } from '../../shared/common.ts'
import type { Issue } from '../../question-type.ts'
import { findNameIssues, publicPoint, scaleFields } from '../../shared/scales/scale-rules.ts'
import { reactionFaces } from './reaction-faces.ts'

const face = publicPoint.extend({ text: z.string().max(questionLimits.optionText) })

/** Faces from the saddest to the happiest; their number decides which. One without a name has that of its look. */
export const reactionQuestion = z.object({
  ...scaleFields,
  type: z.literal('reaction'),
  answers: z.array(face).min(reactionFaces.least).max(reactionFaces.most),
})
export type ReactionQuestion = z.infer<typeof reactionQuestion>

/** Five faces. */
export const createReaction = (key: () => string): ReactionQuestion => ({
  ...blankQuestion(key, 0),
  type: 'reaction',
  answers: Array.from({ length: reactionFaces.usual }, (_, at) => ({ id: key(), text: '', value: at + 1 })),
})

/** The question is written, and no two names read alike. */
export const findReactionIssues = (question: ReactionQuestion): Issue[] => [
  ...findNameIssues(question),
  ...findTextIssues(
    question.answers.filter(({ text }) => text.trim() !== ''),
    { empty: 'point_empty', repeated: 'point_repeated' },
  ),
]
