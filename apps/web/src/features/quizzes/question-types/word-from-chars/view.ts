import { validateWords } from '@lectern/contract/quizzes/question-types/word-from-chars/validate'
import { defineQuestionView } from '../define-question-view.tsx'
import { lazyPlayer } from '../lazy-player.tsx'

export const wordFromCharsView = defineQuestionView({
  slug: 'word_from_chars',
  ...lazyPlayer(async () => (await import('./player.tsx')).WordPlayer),
  isAnswered: (question, answer) => validateWords(question, answer) === null,
})
