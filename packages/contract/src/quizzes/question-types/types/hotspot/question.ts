import { z } from 'zod'
import {
  blankQuestion,
  findTextIssues,
  option,
  questionHead,
  questionLimits,
  questionTail,
} from '../../shared/common.ts'
import { findPictureIssues } from '../../shared/pictures/picture-rules.ts'
import type { Issue } from '../../question-type.ts'
import { area } from './area.ts'

const hotspotArea = option.extend({ area })

export const hotspotQuestion = z.object({
  ...questionHead,
  ...questionTail,
  type: z.literal('hotspot'),
  /** Whether one area is picked, or any number. */
  is_single: z.boolean().default(false),
  /** The areas; the text of each is its name in the list beside the picture. */
  answers: z.array(hotspotArea).max(questionLimits.options),
})
export type HotspotQuestion = z.infer<typeof hotspotQuestion>

/** A question without a picture and without areas. */
export const createHotspot = (key: () => string): HotspotQuestion => ({
  ...blankQuestion(key),
  type: 'hotspot',
  is_single: false,
  answers: [],
})

/** A picture with two areas at least, each with a name of its own; with one pick, one right area at most. */
export const findHotspotIssues = (question: HotspotQuestion): Issue[] => {
  const { name, answers, is_single } = question
  const right = answers.filter(({ is_correct }) => is_correct)
  return [
    ...(name.trim() === '' ? [{ code: 'question_empty' }] : []),
    ...findPictureIssues(question),
    ...(answers.length < 2 ? [{ code: 'too_few_areas' }] : []),
    ...findTextIssues(answers, { empty: 'area_empty', repeated: 'area_repeated' }),
    ...(is_single && right.length > 1 ? [{ code: 'several_correct' }] : []),
  ]
}
