import { validateConformity } from '@lectern/contract/quizzes/question-types/types/conformity-answer/validate'
import { defineQuestionView } from '../../define-question-view.tsx'
import { ConformityPlayer } from './player.tsx'

export const view = defineQuestionView({
  slug: 'conformity_answer',
  Player: ConformityPlayer,
  isAnswered: (question, answer) => validateConformity(question, answer) === null,
})
