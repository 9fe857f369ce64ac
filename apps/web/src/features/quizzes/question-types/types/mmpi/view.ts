import { validateMmpi } from '@lectern/contract/quizzes/question-types/types/mmpi/validate'
import { defineQuestionView } from '../../define-question-view.tsx'
import { MmpiPlayer } from './player.tsx'

export const view = defineQuestionView({
  slug: 'mmpi',
  Player: MmpiPlayer,
  isAnswered: (question, answer) => validateMmpi(question, answer) === null,
})
