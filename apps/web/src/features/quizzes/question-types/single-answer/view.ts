import { validateSingleAnswer } from '@lectern/contract/quizzes/question-types/single-answer/validate'
import { defineQuestionView } from '../define-question-view.tsx'
import { lazyPlayer } from '../lazy-player.tsx'

export const singleAnswerView = defineQuestionView({
  slug: 'single_answer',
  ...lazyPlayer(async () => (await import('./player.tsx')).SingleAnswerPlayer),
  isAnswered: (question, answer) => validateSingleAnswer(question, answer) === null,
})
