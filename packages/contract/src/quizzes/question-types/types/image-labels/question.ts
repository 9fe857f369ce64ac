import { z } from 'zod'
import { clientKey } from '../../../../kernel/ids.ts'
import {
  blankQuestion,
  findTextIssues,
  partPoints,
  questionHead,
  questionLimits,
  questionTail,
} from '../../shared/common.ts'
import { findPictureIssues, share } from '../../shared/pictures/picture-rules.ts'
import type { Issue } from '../../question-type.ts'

/** A point of the picture that wants a label. */
export const labelPlace = z.object({
  id: clientKey,
  /** What the point shows, for those who do not see the picture; empty where its number and position are enough. */
  text: z.string().max(questionLimits.optionText),
  x: share,
  y: share,
})

const label = z.object({
  id: clientKey,
  text: z.string().max(questionLimits.optionText),
  /** The place where it belongs; null for one that belongs nowhere. The key. */
  statement_id: clientKey.nullable(),
  /** Earned when the learner puts it there too. */
  points: partPoints,
})

export const imageLabelsQuestion = z.object({
  ...questionHead,
  ...questionTail,
  type: z.literal('image_labels'),
  statements: z.array(labelPlace).max(questionLimits.options),
  answers: z.array(label).max(questionLimits.options),
})
export type ImageLabelsQuestion = z.infer<typeof imageLabelsQuestion>

/** A question without a picture and without places. */
export const createImageLabels = (key: () => string): ImageLabelsQuestion => ({
  ...blankQuestion(key),
  type: 'image_labels',
  statements: [],
  answers: [],
})

/** A picture with two labels at least; every place has its label, and no label is empty or there twice. */
export const findImageLabelsIssues = (question: ImageLabelsQuestion): Issue[] => {
  const { name, statements, answers } = question
  const labelsAt = (id: string) => answers.filter(({ statement_id }) => statement_id === id).length
  return [
    ...(name.trim() === '' ? [{ code: 'question_empty' }] : []),
    ...findPictureIssues(question),
    ...(answers.length < 2 || statements.length === 0 ? [{ code: 'too_few_labels' }] : []),
    ...findTextIssues(answers, { empty: 'label_empty', repeated: 'label_repeated' }),
    ...statements.flatMap(({ id }) => (labelsAt(id) === 1 ? [] : [{ code: 'place_unlabelled', at: id }])),
    ...answers.flatMap(({ id, statement_id }) =>
      statement_id === null || statements.some((each) => each.id === statement_id)
        ? []
        : [{ code: 'place_unknown', at: id }],
    ),
  ]
}
