import type { finishAttempt as operation } from '@lectern/contract/attempts/attempts.api'
import { call } from '../../../lib/api/index.ts'

export const finishAttempt = call<typeof operation>('POST', '/quiz-attempts/:attempt/finish')
