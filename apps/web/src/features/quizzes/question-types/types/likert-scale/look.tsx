import type { Translate } from '../../../../../lib/texts/index.ts'
import type { QuestionOf } from '../../question-view.ts'
import type { ScaleLook } from '../../shared/scales/scale-player.tsx'
import { agreement } from './agreement.ts'

type Likert = Pick<QuestionOf<'likert_scale'>, 'answers' | 'likert_scale_type'>

/** Points on a line, or below each other. */
export const lookLikert = (
  { answers, likert_scale_type }: Likert,
  _picked: string | undefined,
  t: Translate,
): ScaleLook => ({
  look: likert_scale_type === 'horizontal' ? 'line' : 'list',
  points: answers.map(({ id, text }, at) => ({
    id,
    name: text.trim() || agreement(at, answers.length, t),
  })),
})
