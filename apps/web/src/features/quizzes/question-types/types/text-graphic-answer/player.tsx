import { OpenPlayer } from '../../shared/open/open-player.tsx'
import type { PlayerProps, QuestionOf } from '../../question-view.ts'

/** An assignment's answer; nothing where it is only to be read. */
export const TextGraphicPlayer = (props: PlayerProps<QuestionOf<'text_graphic_answer'>>) =>
  props.question.is_answer_enabled && <OpenPlayer {...props} />
