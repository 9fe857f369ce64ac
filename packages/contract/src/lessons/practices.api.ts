import { z } from 'zod'
import { attempt, attemptView } from '../attempts/attempt.ts'
import { dataOf, listOf } from '../kernel/envelope.ts'
import { id, idParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { pageQuery } from '../kernel/paging.ts'

/** One attempt in the expert's list of practices. */
export const practiceRow = z.object({
  attempt,
  learner: z.object({ id, name: z.string(), email: z.string() }),
  quiz: z.object({ id, name: z.string() }),
  lesson: z.object({ id, title: z.string() }).nullable(),
  /** The number of this attempt among the learner's attempts at this quiz. */
  number: z.int(),
})

export const listPractices = defineOperation({
  id: 'lessons.listPractices',
  method: 'GET',
  path: '/practices',
  summary: 'Attempts of all learners of the school, the latest first',
  query: z.object({
    ...pageQuery(15),
    status_id: z.enum(['1', '2', '3', '4', '5', '6']).transform(Number).optional(),
    quiz_id: idParam.optional(),
    query: z.string().trim().max(200).optional(),
  }),
  output: listOf(practiceRow),
  errors: [],
  permission: { kind: 'staff', anyOf: ['practice_list', 'practice_list.team', 'practice_list.own'] },
})

export const getPractice = defineOperation({
  id: 'lessons.getPractice',
  method: 'GET',
  path: '/practices/:attempt',
  summary: 'One attempt of a learner with answers and key, for staff',
  params: z.object({ attempt: idParam }),
  output: dataOf(attemptView.extend({ row: practiceRow })),
  errors: [],
  permission: {
    kind: 'staff',
    anyOf: [
      'practice_read',
      'practice_curator',
      'practice_read.team',
      'practice_read.own',
      'practice_curator.team',
      'practice_curator.own',
    ],
  },
})
