import { validateFillGaps } from '@lectern/contract/quizzes/question-types/types/fill-gaps/validate'
import { defineQuestionView } from '../../define-question-view.tsx'
import { FillGapsPlayer } from './player.tsx'

export const view = defineQuestionView({
  slug: 'fill_gaps',
  Player: FillGapsPlayer,
  isAnswered: (question, answer) => validateFillGaps(question, answer) === null,
})
