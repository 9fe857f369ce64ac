import type * as attemptsApi from '@lectern/contract/attempts/attempts.api'
import type * as practicesApi from '@lectern/contract/practices/practices.api'
import { call } from '../../../lib/api/index.ts'

export const listAnswerLog = call<typeof attemptsApi.listAnswerLog>(
  'GET',
  '/quiz-attempts/:attempt/answer-log',
)
export const listPublicAnswers = call<typeof practicesApi.listPublicAnswers>(
  'GET',
  '/lessons/:lesson/quizzes/:quiz/attempt/:attempt/public-answers',
)
