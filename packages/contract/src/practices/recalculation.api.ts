import { z } from 'zod'
import { affectedAttempts, recalculatedAttempt, recalculation } from '../attempts/recalculation.ts'
import { dataOf, listOf } from '../kernel/envelope.ts'
import { idParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { pageQuery } from '../kernel/paging.ts'

const ofQuiz = z.object({ quiz: idParam })
const ofRecalculation = z.object({ quiz: idParam, recalculation: idParam })
const deciders = { kind: 'staff', anyOf: ['practice_curator'] } as const

export const getAffected = defineOperation({
  id: 'practices.getAffected',
  method: 'GET',
  path: '/quizzes/:quiz/affected',
  summary: 'How many attempts run on an earlier version of a quiz, and how many were marked by one',
  params: ofQuiz,
  output: dataOf(affectedAttempts),
  errors: [],
  permission: deciders,
})

export const prepareRecalculation = defineOperation({
  id: 'practices.prepareRecalculation',
  method: 'POST',
  path: '/quizzes/:quiz/recalculations',
  summary: 'Count the finished attempts anew by what the quiz is now, as a preview that changes nothing',
  params: ofQuiz,
  output: dataOf(recalculation),
  errors: ['recalculation_running', 'quiz_not_ready'],
  permission: deciders,
  status: 201,
})

export const getRecalculation = defineOperation({
  id: 'practices.getRecalculation',
  method: 'GET',
  path: '/quizzes/:quiz/recalculations/:recalculation',
  summary: 'How far a recalculation is',
  params: ofRecalculation,
  output: dataOf(recalculation),
  errors: [],
  permission: deciders,
})

export const listRecalculated = defineOperation({
  id: 'practices.listRecalculated',
  method: 'GET',
  path: '/quizzes/:quiz/recalculations/:recalculation/attempts',
  summary: 'The attempts that a recalculation changes, each from what to what',
  params: ofRecalculation,
  query: z.object(pageQuery(15)),
  output: listOf(recalculatedAttempt),
  errors: [],
  permission: deciders,
})

export const applyRecalculation = defineOperation({
  id: 'practices.applyRecalculation',
  method: 'POST',
  path: '/quizzes/:quiz/recalculations/:recalculation/apply',
  summary: 'Give the attempts of a preview their new results; what changed meanwhile is left as it is',
  params: ofRecalculation,
  output: dataOf(recalculation),
  errors: ['recalculation_not_ready'],
  permission: deciders,
})

export const undoRecalculation = defineOperation({
  id: 'practices.undoRecalculation',
  method: 'POST',
  path: '/quizzes/:quiz/recalculations/:recalculation/undo',
  summary: 'Give the attempts of an applied recalculation their former results again',
  params: ofRecalculation,
  output: dataOf(recalculation),
  errors: ['recalculation_not_ready'],
  permission: deciders,
})
