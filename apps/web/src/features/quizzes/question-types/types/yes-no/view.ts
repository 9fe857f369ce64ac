import { validateYesNo } from '@lectern/contract/quizzes/question-types/types/yes-no/validate'
import { defineQuestionView } from '../../define-question-view.tsx'
import { YesNoPlayer } from './player.tsx'

export const view = defineQuestionView({
  slug: 'yes_no',
  Player: YesNoPlayer,
  isAnswered: (question, answer) => validateYesNo(question, answer) === null,
})
