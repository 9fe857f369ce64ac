import { useTexts } from '../../../../../lib/texts/index.ts'
import type { PlayerProps, QuestionOf } from '../../question-view.ts'
import { ScalePlayer } from '../../shared/scales/scale-player.tsx'
import { lookReaction } from './look.tsx'

/** Faces to choose from. */
export const ReactionPlayer = ({ question, ...rest }: PlayerProps<QuestionOf<'reaction'>>) => {
  const { t } = useTexts()
  return <ScalePlayer lookOf={(picked) => lookReaction(question, picked, t)} {...rest} />
}
