import { validatePasteWord } from '@lectern/contract/quizzes/question-types/paste-word/validate'
import { defineQuestionView } from '../define-question-view.tsx'
import { lazyPlayer } from '../lazy-player.tsx'

export const pasteWordView = defineQuestionView({
  slug: 'paste_word',
  ...lazyPlayer(async () => (await import('./player.tsx')).PasteWordPlayer),
  isAnswered: (question, answer) => validatePasteWord(question, answer) === null,
})
