import { useTexts } from '../../../../../lib/texts/index.ts'
import type { QuestionOf, ResultProps } from '../../question-view.ts'
import { ScaleResult } from '../../shared/scales/scale-result.tsx'
import { lookLikert } from './look.tsx'

/** How far somebody agreed. */
export const LikertResult = (props: ResultProps<QuestionOf<'likert_scale'>>) => {
  const { t } = useTexts()
  return <ScaleResult lookOf={(picked) => lookLikert(props.question, picked, t)} {...props} />
}
