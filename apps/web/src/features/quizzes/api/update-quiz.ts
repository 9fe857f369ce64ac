import type { updateQuiz as operation } from '@lectern/contract/quizzes/quizzes.api'
import { call } from '../../../lib/api/index.ts'

export const updateQuiz = call<typeof operation>('PUT', '/quizzes/:quiz')
