import { validateMultipleAnswer } from '@lectern/contract/quizzes/question-types/types/multiple-answer/validate'
import { defineQuestionView } from '../../define-question-view.tsx'
import { MultipleAnswerPlayer } from './player.tsx'

export const view = defineQuestionView({
  slug: 'multiple_answer',
  Player: MultipleAnswerPlayer,
  isAnswered: (question, answer) => validateMultipleAnswer(question, answer) === null,
})
