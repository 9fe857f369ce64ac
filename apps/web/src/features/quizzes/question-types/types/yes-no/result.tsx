import { useTexts } from '../../../../../lib/texts/index.ts'
import { ChoiceResult } from '../../shared/choices/choice-result.tsx'
import type { QuestionOf, ResultProps } from '../../question-view.ts'
import { labelled } from './labels.ts'

/** Yes and no, with what was picked. */
export const YesNoResult = ({ question, ...rest }: ResultProps<QuestionOf<'yes_no'>>) => {
  const { t } = useTexts()
  return <ChoiceResult kind="one" options={labelled(question.answers, t)} {...rest} />
}
