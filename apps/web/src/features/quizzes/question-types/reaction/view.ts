import { validateScale } from '@lectern/contract/quizzes/question-types/scales/validate'
import { defineQuestionView } from '../define-question-view.tsx'
import { lazyPlayer } from '../lazy-player.tsx'

export const reactionView = defineQuestionView({
  slug: 'reaction',
  ...lazyPlayer(async () => (await import('./player.tsx')).ReactionPlayer),
  isAnswered: (question, answer) => validateScale(question, answer) === null,
})
