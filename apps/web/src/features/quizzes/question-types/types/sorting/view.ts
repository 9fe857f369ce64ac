import { validateSorting } from '@lectern/contract/quizzes/question-types/types/sorting/validate'
import { defineQuestionView } from '../../define-question-view.tsx'
import { SortingPlayer } from './player.tsx'

export const view = defineQuestionView({
  slug: 'sorting',
  Player: SortingPlayer,
  isAnswered: (question, answer) => validateSorting(question, answer) === null,
})
