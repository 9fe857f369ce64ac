import { validateScale } from '@lectern/contract/quizzes/question-types/scales/validate'
import { defineQuestionView } from '../define-question-view.tsx'
import { lazyPlayer } from '../lazy-player.tsx'

export const ratingView = defineQuestionView({
  slug: 'rating',
  ...lazyPlayer(async () => (await import('./player.tsx')).RatingPlayer),
  isAnswered: (question, answer) => validateScale(question, answer) === null,
})
