import { validateMultiChooseFromList } from '@lectern/contract/quizzes/question-types/multi-choose-from-list/validate'
import { defineQuestionView } from '../define-question-view.tsx'
import { lazyPlayer } from '../lazy-player.tsx'

export const multiChooseFromListView = defineQuestionView({
  slug: 'multi_choose_from_list',
  ...lazyPlayer(async () => (await import('./player.tsx')).MultiChooseFromListPlayer),
  isAnswered: (question, answer) => validateMultiChooseFromList(question, answer) === null,
})
