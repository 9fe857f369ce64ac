import { addFile } from '@lectern/contract/quizzes/question-types/shared/open/open-answer'
import { takesFiles } from '@lectern/contract/quizzes/question-types/shared/open/open-kinds'
import { validateTextGraphic } from '@lectern/contract/quizzes/question-types/types/text-graphic-answer/validate'
import { defineQuestionView } from '../../define-question-view.tsx'
import { TextGraphicPlayer } from './player.tsx'

export const view = defineQuestionView({
  slug: 'text_graphic_answer',
  Player: TextGraphicPlayer,
  isAnswered: (question, answer) => validateTextGraphic(question, answer) === null,
  files: { taken: (question) => question.is_answer_enabled && takesFiles(question), add: addFile },
})
