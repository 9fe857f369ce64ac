import { validateNumeric } from '@lectern/contract/quizzes/question-types/types/numeric/validate'
import { defineQuestionView } from '../../define-question-view.tsx'
import { NumericPlayer } from './player.tsx'

export const view = defineQuestionView({
  slug: 'numeric',
  Player: NumericPlayer,
  isAnswered: (question, answer) => validateNumeric(question, answer) === null,
})
