import { validateYesNo } from '@lectern/contract/quizzes/question-types/yes-no/validate'
import { defineQuestionView } from '../define-question-view.tsx'
import { lazyPlayer } from '../lazy-player.tsx'

export const yesNoView = defineQuestionView({
  slug: 'yes_no',
  ...lazyPlayer(async () => (await import('./player.tsx')).YesNoPlayer),
  isAnswered: (question, answer) => validateYesNo(question, answer) === null,
})
