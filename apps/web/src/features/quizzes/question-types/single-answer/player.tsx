import { ChoicePlayer } from '../choice-player.tsx'
import type { PlayerProps, QuestionOf } from '../question-view.ts'

/** One option of several. */
export const SingleAnswerPlayer = (props: PlayerProps<QuestionOf<'single_answer'>>) => (
  <ChoicePlayer kind="one" {...props} />
)
