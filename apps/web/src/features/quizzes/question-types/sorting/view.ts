import { validateSorting } from '@lectern/contract/quizzes/question-types/sorting/validate'
import { defineQuestionView } from '../define-question-view.tsx'
import { lazyPlayer } from '../lazy-player.tsx'

export const sortingView = defineQuestionView({
  slug: 'sorting',
  ...lazyPlayer(async () => (await import('./player.tsx')).SortingPlayer),
  isAnswered: (question, answer) => validateSorting(question, answer) === null,
})
