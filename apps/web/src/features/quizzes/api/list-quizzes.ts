import type { listQuizzes as operation } from '@lectern/contract/quizzes/quizzes.api'
import { call } from '../../../lib/api/index.ts'

export const listQuizzes = call<typeof operation>('GET', '/quizzes')
