import { OpenPlayer } from '../../shared/open/open-player.tsx'
import type { PlayerProps, QuestionOf } from '../../question-view.ts'

/** Words, files or a recording. */
export const TextMediaPlayer = (props: PlayerProps<QuestionOf<'text_media_answer'>>) => (
  <OpenPlayer {...props} />
)
