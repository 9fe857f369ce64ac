import { useTexts } from '../../../../../lib/texts/index.ts'
import type { PlayerProps, QuestionOf } from '../../question-view.ts'
import { ScalePlayer } from '../../shared/scales/scale-player.tsx'
import { lookLikert } from './look.tsx'

/** How far somebody agrees. */
export const LikertPlayer = ({ question, ...rest }: PlayerProps<QuestionOf<'likert_scale'>>) => {
  const { t } = useTexts()
  return <ScalePlayer lookOf={(picked) => lookLikert(question, picked, t)} {...rest} />
}
