import { useTexts } from '../../../../../lib/texts/index.ts'
import type { QuestionOf, ResultProps } from '../../question-view.ts'
import { ScaleResult } from '../../shared/scales/scale-result.tsx'
import { lookReaction } from './look.tsx'

/** The chosen face. */
export const ReactionResult = (props: ResultProps<QuestionOf<'reaction'>>) => {
  const { t } = useTexts()
  return <ScaleResult lookOf={(picked) => lookReaction(props.question, picked, t)} {...props} />
}
