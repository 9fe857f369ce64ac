import { validateScale } from '@lectern/contract/quizzes/question-types/scales/validate'
import { defineQuestionView } from '../define-question-view.tsx'
import { lazyPlayer } from '../lazy-player.tsx'

export const likertScaleView = defineQuestionView({
  slug: 'likert_scale',
  ...lazyPlayer(async () => (await import('./player.tsx')).LikertPlayer),
  isAnswered: (question, answer) => validateScale(question, answer) === null,
})
