import { ChoicePlayer } from '../choice-player.tsx'
import type { PlayerProps, QuestionOf } from '../question-view.ts'

/** Any number of the options. */
export const MultipleAnswerPlayer = (props: PlayerProps<QuestionOf<'multiple_answer'>>) => (
  <ChoicePlayer kind="many" {...props} />
)
