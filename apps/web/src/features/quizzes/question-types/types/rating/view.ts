import { validateScale } from '@lectern/contract/quizzes/question-types/shared/scales/validate'
import { defineQuestionView } from '../../define-question-view.tsx'
import { RatingPlayer } from './player.tsx'

export const view = defineQuestionView({
  slug: 'rating',
  Player: RatingPlayer,
  isAnswered: (question, answer) => validateScale(question, answer) === null,
})
