import { validateFillGaps } from '@lectern/contract/quizzes/question-types/fill-gaps/validate'
import { defineQuestionView } from '../define-question-view.tsx'
import { lazyPlayer } from '../lazy-player.tsx'

export const fillGapsView = defineQuestionView({
  slug: 'fill_gaps',
  ...lazyPlayer(async () => (await import('./player.tsx')).FillGapsPlayer),
  isAnswered: (question, answer) => validateFillGaps(question, answer) === null,
})
