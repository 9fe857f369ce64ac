import { validateEssay } from '@lectern/contract/quizzes/question-types/types/essay/validate'
import { defineQuestionView } from '../../define-question-view.tsx'
import { EssayPlayer } from './player.tsx'

export const view = defineQuestionView({
  slug: 'essay',
  Player: EssayPlayer,
  isAnswered: (question, answer) => validateEssay(question, answer) === null,
})
