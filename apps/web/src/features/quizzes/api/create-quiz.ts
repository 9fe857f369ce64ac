import type { createQuiz as operation } from '@lectern/contract/quizzes/quizzes.api'
import { call } from '../../../lib/api/index.ts'

export const createQuiz = call<typeof operation>('POST', '/quizzes')
