import { validateMmpi } from '@lectern/contract/quizzes/question-types/mmpi/validate'
import { defineQuestionView } from '../define-question-view.tsx'
import { lazyPlayer } from '../lazy-player.tsx'

export const mmpiView = defineQuestionView({
  slug: 'mmpi',
  ...lazyPlayer(async () => (await import('./player.tsx')).MmpiPlayer),
  isAnswered: (question, answer) => validateMmpi(question, answer) === null,
})
