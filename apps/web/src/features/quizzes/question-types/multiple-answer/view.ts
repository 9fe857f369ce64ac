import { validateMultipleAnswer } from '@lectern/contract/quizzes/question-types/multiple-answer/validate'
import { defineQuestionView } from '../define-question-view.tsx'
import { MultipleAnswerPlayer } from './player.tsx'

export const multipleAnswerView = defineQuestionView({
  slug: 'multiple_answer',
  Player: MultipleAnswerPlayer,
  isAnswered: (question, { answer_ids }) =>
    validateMultipleAnswer(question, { answer_ids: [...answer_ids] }) === null,
})
