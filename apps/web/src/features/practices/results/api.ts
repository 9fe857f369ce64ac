import type * as quizResultsApi from '@lectern/contract/practices/quiz-results.api'
import { call } from '../../../lib/api/index.ts'

// Apart from the other calls of lessons, which learners load.
export const getQuizResults = call<typeof quizResultsApi.getQuizResults>('GET', '/quizzes/:quiz/results')
export const getQuestionAnswers = call<typeof quizResultsApi.getQuestionAnswers>(
  'GET',
  '/quizzes/:quiz/results/questions/:question',
)
export const listResultRows = call<typeof quizResultsApi.listResultRows>(
  'GET',
  '/quizzes/:quiz/results/attempts',
)
