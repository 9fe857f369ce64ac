import { useTexts } from '../../../../../lib/texts/index.ts'
import type { PlayerProps, QuestionOf } from '../../question-view.ts'
import { ScalePlayer } from '../../shared/scales/scale-player.tsx'
import { lookPromoter } from './look.tsx'

/** 0 to 10. */
export const PromoterPlayer = ({ question, ...rest }: PlayerProps<QuestionOf<'new_promoter_score'>>) => {
  const { t } = useTexts()
  return <ScalePlayer lookOf={(picked) => lookPromoter(question, picked, t)} {...rest} />
}
