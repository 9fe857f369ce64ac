import { addFile } from '@lectern/contract/quizzes/question-types/shared/open/open-answer'
import { takesFiles } from '@lectern/contract/quizzes/question-types/shared/open/open-kinds'
import { validateTextMedia } from '@lectern/contract/quizzes/question-types/types/text-media-answer/validate'
import { defineQuestionView } from '../../define-question-view.tsx'
import { TextMediaPlayer } from './player.tsx'

export const view = defineQuestionView({
  slug: 'text_media_answer',
  Player: TextMediaPlayer,
  isAnswered: (question, answer) => validateTextMedia(question, answer) === null,
  files: { taken: takesFiles, add: addFile },
})
