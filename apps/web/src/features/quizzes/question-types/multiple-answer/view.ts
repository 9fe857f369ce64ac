import { validateMultipleAnswer } from '@lectern/contract/quizzes/question-types/multiple-answer/validate'
import { defineQuestionView } from '../define-question-view.tsx'
import { lazyPlayer } from '../lazy-player.tsx'

export const multipleAnswerView = defineQuestionView({
  slug: 'multiple_answer',
  ...lazyPlayer(async () => (await import('./player.tsx')).MultipleAnswerPlayer),
  isAnswered: (question, answer) => validateMultipleAnswer(question, answer) === null,
})
