import type { startAttempt as operation } from '@lectern/contract/lessons/practices.api'
import { call } from '../../../lib/api/index.ts'

export const startAttempt = call<typeof operation>('POST', '/lessons/:lesson/quizzes/:quiz/start-attempt')
