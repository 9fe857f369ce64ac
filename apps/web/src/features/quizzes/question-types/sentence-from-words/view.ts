import { validateSentences } from '@lectern/contract/quizzes/question-types/sentence-from-words/validate'
import { defineQuestionView } from '../define-question-view.tsx'
import { lazyPlayer } from '../lazy-player.tsx'

export const sentenceFromWordsView = defineQuestionView({
  slug: 'sentence_from_words',
  ...lazyPlayer(async () => (await import('./player.tsx')).SentencePlayer),
  isAnswered: (question, answer) => validateSentences(question, answer) === null,
})
