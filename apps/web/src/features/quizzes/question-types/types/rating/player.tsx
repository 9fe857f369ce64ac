import { useTexts } from '../../../../../lib/texts/index.ts'
import type { PlayerProps, QuestionOf } from '../../question-view.ts'
import { ScalePlayer } from '../../shared/scales/scale-player.tsx'
import { lookRating } from './look.tsx'

/** Stars to give. */
export const RatingPlayer = ({ question, ...rest }: PlayerProps<QuestionOf<'rating'>>) => {
  const { t } = useTexts()
  return <ScalePlayer lookOf={(picked) => lookRating(question, picked, t)} {...rest} />
}
