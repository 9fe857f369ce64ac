import { useTexts } from '../../../../lib/texts/index.ts'
import type { QuestionOf, ResultProps } from '../question-view.ts'
import { ScaleResult } from '../scales/scale-player.tsx'
import { lookReaction } from './look.tsx'

/** The chosen face. */
export const ReactionResult = ({ question, rows, name }: ResultProps<QuestionOf<'reaction'>>) => {
  const { t } = useTexts()
  return <ScaleResult lookOf={(picked) => lookReaction(question, picked, t)} rows={rows} name={name} />
}
