import { z } from 'zod'
import { dataOf } from '../../kernel/envelope.ts'
import { idParam } from '../../kernel/ids.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { answerTerm } from './answer-term.ts'
import { teamWorkload } from './workload.ts'
import { workloadPeriods } from './workload-periods.ts'

export const getWorkload = defineOperation({
  id: 'practices.getWorkload',
  method: 'GET',
  path: '/practice-workload',
  summary: 'What waits for each assistant and how soon they answer; for an assistant their own numbers alone',
  query: z.object({
    days: z.enum(workloadPeriods).default('30').transform(Number),
    course_id: idParam.optional(),
  }),
  output: dataOf(teamWorkload),
  errors: [],
  permission: {
    kind: 'staff',
    anyOf: [
      'practice_list',
      'practice_curator',
      'practice_analytic',
      'practice_list.team',
      'practice_list.own',
      'practice_curator.team',
      'practice_curator.own',
    ],
  },
})

export const saveAnswerTerm = defineOperation({
  id: 'practices.saveAnswerTerm',
  method: 'PUT',
  path: '/practice-answer-term',
  summary: 'Say within how many hours the team answers; reminders, and what counts as late, go by it',
  body: answerTerm,
  output: dataOf(answerTerm),
  errors: [],
  permission: { kind: 'staff', anyOf: ['practice_edit'] },
})
