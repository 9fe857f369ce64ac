import { validateScale } from '@lectern/contract/quizzes/question-types/shared/scales/validate'
import { defineQuestionView } from '../../define-question-view.tsx'
import { PromoterPlayer } from './player.tsx'

export const view = defineQuestionView({
  slug: 'new_promoter_score',
  Player: PromoterPlayer,
  isAnswered: (question, answer) => validateScale(question, answer) === null,
})
