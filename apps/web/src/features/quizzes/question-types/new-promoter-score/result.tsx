import { useTexts } from '../../../../lib/texts/index.ts'
import type { QuestionOf, ResultProps } from '../question-view.ts'
import { ScaleResult } from '../scales/scale-player.tsx'
import { lookPromoter } from './look.tsx'

/** The number that was given. */
export const PromoterResult = ({ question, rows, name }: ResultProps<QuestionOf<'new_promoter_score'>>) => {
  const { t } = useTexts()
  return <ScaleResult lookOf={(picked) => lookPromoter(question, picked, t)} rows={rows} name={name} />
}
