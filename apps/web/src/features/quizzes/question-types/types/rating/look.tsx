import { Icon } from '@lectern/ui/layout/icon'
import { Star } from 'lucide-react'
import type { Translate } from '../../../../../lib/texts/index.ts'
import type { QuestionOf } from '../../question-view.ts'
import type { ScaleLook } from '../../shared/scales/scale-player.tsx'

type Rating = Pick<QuestionOf<'rating'>, 'answers' | 'grade_text_min' | 'grade_text_max'>

/** Stars, lit up to the picked one; the first and the last are heard with what they mean. */
export const lookRating = (
  { answers, grade_text_min: min, grade_text_max: max }: Rating,
  picked: string | undefined,
  t: Translate,
): ScaleLook => {
  const given = answers.findIndex(({ id }) => id === picked)
  return {
    look: 'stars',
    points: answers.map(({ id, value }, at) => ({
      id,
      name: [
        t('quiz.rating_of', { value, total: answers.length }),
        at === 0 ? min : at === answers.length - 1 ? max : '',
      ]
        .filter((part) => part !== '')
        .join(': '),
      face: <Icon of={Star} size={24} />,
      isLit: at <= given,
    })),
    ends: { min, max },
  }
}
