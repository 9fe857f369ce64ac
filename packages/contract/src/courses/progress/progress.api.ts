import { z } from 'zod'
import { mayReadSome } from '../../kernel/course-rights.ts'
import { dataOf, listOf } from '../../kernel/envelope.ts'
import { idParam } from '../../kernel/ids.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { pageQuery, queryFlag } from '../../kernel/paging.ts'
import { participantStates } from '../participant-lists.ts'
import { courseProgress, participantProgress } from './progress.ts'
import { progressOrders } from './progress-orders.ts'

export const listProgress = defineOperation({
  id: 'courses.listProgress',
  method: 'GET',
  path: '/products/:product/progress',
  summary: 'How far the participants of a course or marathon are in each of its lessons',
  params: z.object({ product: idParam }),
  query: z.object({
    ...pageQuery(25),
    'filters[search]': z.string().trim().max(200).optional(),
    'filters[state]': z.enum(participantStates).optional(),
    'filters[group_id]': idParam.optional(),
    /** Only those who are stuck in a lesson. */
    'filters[stuck]': queryFlag,
    sort: z.enum(progressOrders).default('latest'),
  }),
  output: listOf(participantProgress),
  errors: [],
  permission: mayReadSome,
})

export const getCourseProgress = defineOperation({
  id: 'courses.getCourseProgress',
  method: 'GET',
  path: '/products/:product/progress/summary',
  summary: 'How many participants are how far, in the whole and in each lesson',
  params: z.object({ product: idParam }),
  output: dataOf(courseProgress),
  errors: [],
  permission: mayReadSome,
  perMinute: 60,
})
