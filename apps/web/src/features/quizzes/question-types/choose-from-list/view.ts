import { validateChooseFromList } from '@lectern/contract/quizzes/question-types/choose-from-list/validate'
import { defineQuestionView } from '../define-question-view.tsx'
import { lazyPlayer } from '../lazy-player.tsx'

export const chooseFromListView = defineQuestionView({
  slug: 'choose_from_list',
  ...lazyPlayer(async () => (await import('./player.tsx')).ChooseFromListPlayer),
  isAnswered: (question, answer) => validateChooseFromList(question, answer) === null,
})
