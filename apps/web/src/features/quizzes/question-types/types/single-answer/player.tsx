import { ChoicePlayer } from '../../shared/choices/choice-player.tsx'
import type { PlayerProps, QuestionOf } from '../../question-view.ts'

/** One option of several. */
export const SingleAnswerPlayer = ({ question, ...rest }: PlayerProps<QuestionOf<'single_answer'>>) => (
  <ChoicePlayer kind="one" options={question.answers} {...rest} />
)
