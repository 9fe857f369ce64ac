import { promoterScore } from '@lectern/contract/quizzes/question-types/shared/scales/scale-figures'
import { useTexts } from '../../../../../lib/texts/index.ts'
import type { QuestionOf, ResultProps } from '../../question-view.ts'
import { ScaleResult } from '../../shared/scales/scale-result.tsx'
import { lookPromoter } from './look.tsx'

/** The number that was given. */
export const PromoterResult = (props: ResultProps<QuestionOf<'new_promoter_score'>>) => {
  const { t, number } = useTexts()
  return (
    <ScaleResult
      lookOf={(picked) => lookPromoter(props.question, picked, t)}
      figureOf={(counts) => {
        const score = promoterScore(counts)
        return score === null ? undefined : t('quiz.promoter_score', { score: number(score) })
      }}
      {...props}
    />
  )
}
