import { validateWords } from '@lectern/contract/quizzes/question-types/types/word-from-chars/validate'
import { defineQuestionView } from '../../define-question-view.tsx'
import { WordPlayer } from './player.tsx'

export const view = defineQuestionView({
  slug: 'word_from_chars',
  Player: WordPlayer,
  isAnswered: (question, answer) => validateWords(question, answer) === null,
})
