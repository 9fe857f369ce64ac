import { validateMatrix } from '@lectern/contract/quizzes/question-types/matrix/validate'
import { defineQuestionView } from '../define-question-view.tsx'
import { lazyPlayer } from '../lazy-player.tsx'

export const matrixView = defineQuestionView({
  slug: 'matrix',
  ...lazyPlayer(async () => (await import('./player.tsx')).MatrixPlayer),
  isAnswered: (question, answer) => validateMatrix(question, answer) === null,
})
