import { validateEssay } from '@lectern/contract/quizzes/question-types/essay/validate'
import { defineQuestionView } from '../define-question-view.tsx'
import { lazyPlayer } from '../lazy-player.tsx'

export const essayView = defineQuestionView({
  slug: 'essay',
  ...lazyPlayer(async () => (await import('./player.tsx')).EssayPlayer),
  isAnswered: (question, answer) => validateEssay(question, answer) === null,
})
