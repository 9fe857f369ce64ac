import { validateMatrix } from '@lectern/contract/quizzes/question-types/types/matrix/validate'
import { defineQuestionView } from '../../define-question-view.tsx'
import { MatrixPlayer } from './player.tsx'

export const view = defineQuestionView({
  slug: 'matrix',
  Player: MatrixPlayer,
  isAnswered: (question, answer) => validateMatrix(question, answer) === null,
})
