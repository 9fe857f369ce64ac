import { validateMultiChooseFromList } from '@lectern/contract/quizzes/question-types/types/multi-choose-from-list/validate'
import { defineQuestionView } from '../../define-question-view.tsx'
import { MultiChooseFromListPlayer } from './player.tsx'

export const view = defineQuestionView({
  slug: 'multi_choose_from_list',
  Player: MultiChooseFromListPlayer,
  isAnswered: (question, answer) => validateMultiChooseFromList(question, answer) === null,
})
