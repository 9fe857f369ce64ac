import { validateScale } from '@lectern/contract/quizzes/question-types/scales/validate'
import { defineQuestionView } from '../define-question-view.tsx'
import { lazyPlayer } from '../lazy-player.tsx'

export const newPromoterScoreView = defineQuestionView({
  slug: 'new_promoter_score',
  ...lazyPlayer(async () => (await import('./player.tsx')).PromoterPlayer),
  isAnswered: (question, answer) => validateScale(question, answer) === null,
})
