import { z } from 'zod'
import { ranking } from '../attempts/competition/ranking.ts'
import { dataOf } from '../kernel/envelope.ts'
import { idParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { participantAccess } from '../lessons/taking-part.ts'

export const getRanking = defineOperation({
  id: 'practices.getRanking',
  method: 'GET',
  path: '/lessons/:lesson/quizzes/:quiz/ranking',
  summary: 'How everybody in a competition of an open lesson stands, with names and the own line',
  params: z.object({ lesson: idParam, quiz: idParam }),
  output: dataOf(ranking),
  errors: ['access_closed'],
  permission: participantAccess,
  entersSchool: true,
})

export const getQuizRanking = defineOperation({
  id: 'practices.getQuizRanking',
  method: 'GET',
  path: '/quizzes/:quiz/ranking',
  summary: 'How everybody in a competition stands, over all lessons that hold it, for the team',
  params: z.object({ quiz: idParam }),
  output: dataOf(ranking),
  errors: [],
  permission: { kind: 'staff', anyOf: ['practice_list'] },
})
