import { validateInterview } from '@lectern/contract/quizzes/question-types/interview/validate'
import { defineQuestionView } from '../define-question-view.tsx'
import { lazyPlayer } from '../lazy-player.tsx'

export const interviewView = defineQuestionView({
  slug: 'interview',
  ...lazyPlayer(async () => (await import('./player.tsx')).InterviewPlayer),
  isAnswered: (question, answer) => validateInterview(question, answer) === null,
})
