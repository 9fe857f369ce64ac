import { validatePasteWord } from '@lectern/contract/quizzes/question-types/types/paste-word/validate'
import { defineQuestionView } from '../../define-question-view.tsx'
import { PasteWordPlayer } from './player.tsx'

export const view = defineQuestionView({
  slug: 'paste_word',
  Player: PasteWordPlayer,
  isAnswered: (question, answer) => validatePasteWord(question, answer) === null,
})
