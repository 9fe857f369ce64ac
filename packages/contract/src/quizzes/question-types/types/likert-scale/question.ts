import { z } from 'zod'
import { findTextIssues, questionLimits, blankQuestion } from '../../shared/common.ts'
import type { Issue } from '../../question-type.ts'
import { findNameIssues, publicPoint, scaleFields } from '../../shared/scales/scale-rules.ts'
import { likertPoints } from './likert-points.ts'

const point = publicPoint.extend({ text: z.string().max(questionLimits.optionText) })

/** A statement that people agree with more or less. Points without a text read as degrees of agreement. */
export const likertQuestion = z.object({
  ...scaleFields,
  type: z.literal('likert_scale'),
  likert_scale_type: z.enum(['horizontal', 'vertical']).default('horizontal'),
  answers: z.array(point).max(likertPoints.most),
})
export type LikertQuestion = z.infer<typeof likertQuestion>

/** Five points of agreement. */
export const createLikert = (key: () => string): LikertQuestion => ({
  ...blankQuestion(key, 0),
  type: 'likert_scale',
  likert_scale_type: 'horizontal',
  answers: Array.from({ length: likertPoints.usual }, (_, at) => ({ id: key(), text: '', value: at + 1 })),
})

/** There are points enough; either all of them have a text of their own or none, and no two read alike. */
export const findLikertIssues = (question: LikertQuestion): Issue[] => {
  const { answers } = question
  const isUnwritten = answers.every(({ text }) => text.trim() === '')
  return [
    ...findNameIssues(question),
    ...(answers.length < likertPoints.least ? [{ code: 'too_few_points' }] : []),
    ...(isUnwritten ? [] : findTextIssues(answers, { empty: 'point_empty', repeated: 'point_repeated' })),
  ]
}
