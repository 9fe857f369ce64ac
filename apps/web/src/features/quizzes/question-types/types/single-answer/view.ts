import { validateSingleAnswer } from '@lectern/contract/quizzes/question-types/types/single-answer/validate'
import { defineQuestionView } from '../../define-question-view.tsx'
import { SingleAnswerPlayer } from './player.tsx'

export const view = defineQuestionView({
  slug: 'single_answer',
  Player: SingleAnswerPlayer,
  isAnswered: (question, answer) => validateSingleAnswer(question, answer) === null,
})
