import type * as operations from '@lectern/contract/quizzes/quizzes.api'
import { call } from '../../lib/api/index.ts'

export const createQuiz = call<typeof operations.createQuiz>('POST', '/quizzes')
export const getQuiz = call<typeof operations.getQuiz>('GET', '/quizzes/:quiz')
export const listQuizzes = call<typeof operations.listQuizzes>('GET', '/quizzes')
export const updateQuiz = call<typeof operations.updateQuiz>('PUT', '/quizzes/:quiz')
