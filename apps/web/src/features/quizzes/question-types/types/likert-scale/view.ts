import { validateScale } from '@lectern/contract/quizzes/question-types/shared/scales/validate'
import { defineQuestionView } from '../../define-question-view.tsx'
import { LikertPlayer } from './player.tsx'

export const view = defineQuestionView({
  slug: 'likert_scale',
  Player: LikertPlayer,
  isAnswered: (question, answer) => validateScale(question, answer) === null,
})
