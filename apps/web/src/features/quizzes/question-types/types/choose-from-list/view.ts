import { validateChooseFromList } from '@lectern/contract/quizzes/question-types/types/choose-from-list/validate'
import { defineQuestionView } from '../../define-question-view.tsx'
import { ChooseFromListPlayer } from './player.tsx'

export const view = defineQuestionView({
  slug: 'choose_from_list',
  Player: ChooseFromListPlayer,
  isAnswered: (question, answer) => validateChooseFromList(question, answer) === null,
})
