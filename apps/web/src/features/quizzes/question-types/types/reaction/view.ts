import { validateScale } from '@lectern/contract/quizzes/question-types/shared/scales/validate'
import { defineQuestionView } from '../../define-question-view.tsx'
import { ReactionPlayer } from './player.tsx'

export const view = defineQuestionView({
  slug: 'reaction',
  Player: ReactionPlayer,
  isAnswered: (question, answer) => validateScale(question, answer) === null,
})
