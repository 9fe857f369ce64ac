import type * as attemptsApi from '@lectern/contract/attempts/attempts.api'
import { call } from '../../../lib/api/index.ts'

export const getTimer = call<typeof attemptsApi.getTimer>('GET', '/quiz-attempts/:attempt/timer')
export const startQuestionTimer = call<typeof attemptsApi.startQuestionTimer>(
  'POST',
  '/quiz-attempts/:attempt/quiz-questions/:question/timer',
)
