import { meanOfPoints } from '@lectern/contract/quizzes/question-types/shared/scales/scale-figures'
import { useTexts } from '../../../../../lib/texts/index.ts'
import type { QuestionOf, ResultProps } from '../../question-view.ts'
import { ScaleResult } from '../../shared/scales/scale-result.tsx'
import { lookRating } from './look.tsx'

/** The stars that were given. */
export const RatingResult = (props: ResultProps<QuestionOf<'rating'>>) => {
  const { t, number } = useTexts()
  return (
    <ScaleResult
      lookOf={(picked) => lookRating(props.question, picked, t)}
      figureOf={(counts) => {
        const mean = meanOfPoints(counts)
        return mean === null
          ? undefined
          : t('quiz.rating_mean', { mean: number(mean), total: props.question.answers.length })
      }}
      {...props}
    />
  )
}
