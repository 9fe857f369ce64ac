import { useTexts } from '../../../../../lib/texts/index.ts'
import { ChoicePlayer } from '../../shared/choices/choice-player.tsx'
import type { PlayerProps, QuestionOf } from '../../question-view.ts'
import { labelled } from './labels.ts'

/** Yes or no. */
export const YesNoPlayer = ({ question, ...rest }: PlayerProps<QuestionOf<'yes_no'>>) => {
  const { t } = useTexts()
  return <ChoicePlayer kind="one" options={labelled(question.answers, t)} {...rest} />
}
