import { z } from 'zod'
import { dataOf } from '../kernel/envelope.ts'
import { defineOperation } from '../kernel/operation.ts'

const choice = z.object({ is_on: z.boolean() })

export const chooseStreak = defineOperation({
  id: 'streaks.chooseStreak',
  method: 'PUT',
  path: '/user/streak',
  summary: 'Show the days in a row at this school, or do not',
  body: z.strictObject(choice.shape),
  output: dataOf(choice),
  errors: [],
  permission: { kind: 'session' },
  entersSchool: true,
})
