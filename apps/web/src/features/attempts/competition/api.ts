import type * as rankingApi from '@lectern/contract/practices/ranking.api'
import { call } from '../../../lib/api/index.ts'

// Apart from the other calls of attempts: few lessons hold a competition.
export const getRanking = call<typeof rankingApi.getRanking>('GET', '/lessons/:lesson/quizzes/:quiz/ranking')
export const getQuizRanking = call<typeof rankingApi.getQuizRanking>('GET', '/quizzes/:quiz/ranking')
