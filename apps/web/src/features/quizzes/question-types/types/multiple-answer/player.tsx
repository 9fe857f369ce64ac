import { ChoicePlayer } from '../../shared/choices/choice-player.tsx'
import type { PlayerProps, QuestionOf } from '../../question-view.ts'

/** Any number of the options. */
export const MultipleAnswerPlayer = ({ question, ...rest }: PlayerProps<QuestionOf<'multiple_answer'>>) => (
  <ChoicePlayer kind="many" options={question.answers} {...rest} />
)
