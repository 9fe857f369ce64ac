import { useTexts } from '../../../../lib/texts/index.ts'
import type { QuestionOf, ResultProps } from '../question-view.ts'
import { ScaleResult } from '../scales/scale-player.tsx'
import { lookLikert } from './look.tsx'

/** How far somebody agreed. */
export const LikertResult = ({ question, rows, name }: ResultProps<QuestionOf<'likert_scale'>>) => {
  const { t } = useTexts()
  return <ScaleResult lookOf={(picked) => lookLikert(question, picked, t)} rows={rows} name={name} />
}
