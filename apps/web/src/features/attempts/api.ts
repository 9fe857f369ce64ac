import type * as attemptsApi from '@lectern/contract/attempts/attempts.api'
import type * as practicesApi from '@lectern/contract/practices/practices.api'
import { call } from '../../lib/api/index.ts'

export const clearAttempt = call<typeof attemptsApi.clearAttempt>('POST', '/quiz-attempts/:attempt/clear')
export const finishAttempt = call<typeof attemptsApi.finishAttempt>('POST', '/quiz-attempts/:attempt/finish')
export const getAttemptView = call<typeof practicesApi.getAttemptView>(
  'GET',
  '/lessons/:lesson/quizzes/:quiz/attempt/:attempt',
)
export const getLessonQuiz = call<typeof practicesApi.getLessonQuiz>('GET', '/lessons/:lesson/quizzes/:quiz')
export const listLessonQuizzes = call<typeof practicesApi.listLessonQuizzes>(
  'GET',
  '/lessons/:lesson/quizzes',
)
export const saveAnswer = call<typeof attemptsApi.saveAnswerInLesson>(
  'POST',
  '/lessons/:lesson/quiz-attempts/:attempt',
)
export const startAttempt = call<typeof practicesApi.startAttempt>(
  'POST',
  '/lessons/:lesson/quizzes/:quiz/start-attempt',
)
