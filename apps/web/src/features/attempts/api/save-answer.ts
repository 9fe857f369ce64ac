import type { saveAnswerInLesson as operation } from '@lectern/contract/attempts/attempts.api'
import { call } from '../../../lib/api/index.ts'

export const saveAnswer = call<typeof operation>('POST', '/lessons/:lesson/quiz-attempts/:attempt')
