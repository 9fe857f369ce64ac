import { validateSentences } from '@lectern/contract/quizzes/question-types/types/sentence-from-words/validate'
import { defineQuestionView } from '../../define-question-view.tsx'
import { SentencePlayer } from './player.tsx'

export const view = defineQuestionView({
  slug: 'sentence_from_words',
  Player: SentencePlayer,
  isAnswered: (question, answer) => validateSentences(question, answer) === null,
})
