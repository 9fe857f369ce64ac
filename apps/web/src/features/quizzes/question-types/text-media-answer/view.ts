import { addFile } from '@lectern/contract/quizzes/question-types/open/open-answer'
import { takesFiles } from '@lectern/contract/quizzes/question-types/open/open-kinds'
import { validateTextMedia } from '@lectern/contract/quizzes/question-types/text-media-answer/validate'
import { defineQuestionView } from '../define-question-view.tsx'
import { lazyPlayer } from '../lazy-player.tsx'

export const textMediaView = defineQuestionView({
  slug: 'text_media_answer',
  ...lazyPlayer(async () => (await import('./player.tsx')).TextMediaPlayer),
  isAnswered: (question, answer) => validateTextMedia(question, answer) === null,
  files: { taken: takesFiles, add: addFile },
})
