import { validateNumeric } from '@lectern/contract/quizzes/question-types/numeric/validate'
import { defineQuestionView } from '../define-question-view.tsx'
import { lazyPlayer } from '../lazy-player.tsx'

export const numericView = defineQuestionView({
  slug: 'numeric',
  ...lazyPlayer(async () => (await import('./player.tsx')).NumericPlayer),
  isAnswered: (question, answer) => validateNumeric(question, answer) === null,
})
