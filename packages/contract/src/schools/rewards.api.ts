import { z } from 'zod'
import { listOf } from '../kernel/envelope.ts'
import { defineOperation } from '../kernel/operation.ts'
import { pageQuery } from '../kernel/paging.ts'
import { reward } from './rewards.ts'

export const listRewards = defineOperation({
  id: 'schools.listRewards',
  method: 'GET',
  path: '/user/flows/rewards',
  summary: 'Reward points of the signed-in person, newest first, with their sums',
  query: z.object(pageQuery()),
  output: listOf(reward).extend({
    sum_points: z.int(),
    sum_accrued_points: z.int(),
    sum_deducted_points: z.int(),
  }),
  errors: [],
  permission: { kind: 'session' },
})
