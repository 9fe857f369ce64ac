import { validateInterview } from '@lectern/contract/quizzes/question-types/types/interview/validate'
import { defineQuestionView } from '../../define-question-view.tsx'
import { InterviewPlayer } from './player.tsx'

export const view = defineQuestionView({
  slug: 'interview',
  Player: InterviewPlayer,
  isAnswered: (question, answer) => validateInterview(question, answer) === null,
})
