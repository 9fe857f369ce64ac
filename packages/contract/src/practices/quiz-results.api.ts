import { z } from 'zod'
import { questionAnswers, quizResults, resultLimits, resultTableRow } from '../attempts/quiz-results.ts'
import { cutList, dataOf } from '../kernel/envelope.ts'
import { instant } from '../kernel/dates.ts'
import { idParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { practiceReader } from './practices.api.ts'

/** Which attempts count: everybody's last one or all, handed in from one moment until before another, of one version. */
const countedQuery = {
  attempts: z.enum(['last', 'all']).default('last'),
  from: instant.optional(),
  to: instant.optional(),
  version_id: idParam.optional(),
}

const lists = {
  kind: 'staff',
  anyOf: ['practice_list', 'practice_list.team', 'practice_list.own'],
} as const

export const getQuizResults = defineOperation({
  id: 'practices.getQuizResults',
  method: 'GET',
  path: '/quizzes/:quiz/results',
  summary: 'What came of a quiz, in numbers: attempts, points, time, and each of its questions',
  params: z.object({ quiz: idParam }),
  query: z.object(countedQuery),
  output: dataOf(quizResults),
  errors: [],
  permission: lists,
})

export const getQuestionAnswers = defineOperation({
  id: 'practices.getQuestionAnswers',
  method: 'GET',
  path: '/quizzes/:quiz/results/questions/:question',
  summary: 'What people answered to one question of a quiz, counted; with the key, for who may read attempts',
  params: z.object({ quiz: idParam, question: z.string().min(1).max(40) }),
  query: z.object(countedQuery),
  output: dataOf(questionAnswers),
  errors: [],
  permission: practiceReader,
})

export const listResultRows = defineOperation({
  id: 'practices.listResultRows',
  method: 'GET',
  path: '/quizzes/:quiz/results/attempts',
  summary: 'The counted attempts of a quiz with the points of each question, the latest first, in parts',
  params: z.object({ quiz: idParam }),
  query: z.object({
    ...countedQuery,
    /** Those that come after this attempt. */
    after: idParam.optional(),
  }),
  output: cutList(resultTableRow, resultLimits.part),
  errors: [],
  permission: lists,
})
