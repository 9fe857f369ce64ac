import type { Translate } from '../../../../../lib/texts/index.ts'
import type { QuestionOf } from '../../question-view.ts'
import type { ScaleLook } from '../../shared/scales/scale-player.tsx'

type Promoter = Pick<QuestionOf<'new_promoter_score'>, 'answers' | 'grade_text_min' | 'grade_text_max'>

/** What the ends mean while their author has not said it. */
export const usualEnds = (t: Translate) => ({ min: t('quiz.promoter_min'), max: t('quiz.promoter_max') })

/** The numbers 0 to 10; the first and the last are heard with what they mean. */
export const lookPromoter = (
  { answers, grade_text_min, grade_text_max }: Promoter,
  _picked: string | undefined,
  t: Translate,
): ScaleLook => {
  const usual = usualEnds(t)
  const ends = { min: grade_text_min.trim() || usual.min, max: grade_text_max.trim() || usual.max }
  const endAt = (at: number) => (at === 0 ? ends.min : at === answers.length - 1 ? ends.max : '')
  return {
    look: 'numbers',
    points: answers.map(({ id, value }, at) => ({
      id,
      name: endAt(at) === '' ? String(value) : `${value}: ${endAt(at)}`,
      face: value,
    })),
    ends: { min: `0: ${ends.min}`, max: `10: ${ends.max}` },
  }
}
