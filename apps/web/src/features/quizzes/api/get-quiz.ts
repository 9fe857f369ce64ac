import type { getQuiz as operation } from '@lectern/contract/quizzes/quizzes.api'
import { call } from '../../../lib/api/index.ts'

export const getQuiz = call<typeof operation>('GET', '/quizzes/:quiz')
