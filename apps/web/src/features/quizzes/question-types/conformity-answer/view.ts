import { validateConformity } from '@lectern/contract/quizzes/question-types/conformity-answer/validate'
import { defineQuestionView } from '../define-question-view.tsx'
import { lazyPlayer } from '../lazy-player.tsx'

export const conformityAnswerView = defineQuestionView({
  slug: 'conformity_answer',
  ...lazyPlayer(async () => (await import('./player.tsx')).ConformityPlayer),
  isAnswered: (question, answer) => validateConformity(question, answer) === null,
})
