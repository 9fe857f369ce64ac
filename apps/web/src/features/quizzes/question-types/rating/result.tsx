import { useTexts } from '../../../../lib/texts/index.ts'
import type { QuestionOf, ResultProps } from '../question-view.ts'
import { ScaleResult } from '../scales/scale-player.tsx'
import { lookRating } from './look.tsx'

/** The stars that were given. */
export const RatingResult = ({ question, rows, name }: ResultProps<QuestionOf<'rating'>>) => {
  const { t } = useTexts()
  return <ScaleResult lookOf={(picked) => lookRating(question, picked, t)} rows={rows} name={name} />
}
