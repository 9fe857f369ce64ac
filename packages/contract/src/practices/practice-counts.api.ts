import { z } from 'zod'
import { attempt } from '../attempts/attempt.ts'
import { dataOf, wholeList } from '../kernel/envelope.ts'
import { defineOperation } from '../kernel/operation.ts'
import { queueQuery } from './queue-filter.ts'

/** How many attempts a question finds: in all, and of each status that any of them has. */
const practiceCounts = z.object({
  total: z.int(),
  statuses: wholeList(z.object({ status_id: attempt.shape.status_id, count: z.int() }), 6),
})

export const countPractices = defineOperation({
  id: 'practices.countPractices',
  method: 'GET',
  path: '/practice-counts',
  summary: 'How many attempts a question finds, in all and of each status',
  query: z.object(queueQuery),
  output: dataOf(practiceCounts),
  errors: [],
  permission: { kind: 'staff', anyOf: ['practice_list', 'practice_list.team', 'practice_list.own'] },
})
