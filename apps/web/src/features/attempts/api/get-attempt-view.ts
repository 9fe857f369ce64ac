import type { getAttemptView as operation } from '@lectern/contract/lessons/practices.api'
import { call } from '../../../lib/api/index.ts'

export const getAttemptView = call<typeof operation>('GET', '/lessons/:lesson/quizzes/:quiz/attempt/:attempt')
