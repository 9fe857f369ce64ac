import { z } from 'zod'
import { mayOnAny } from '../../kernel/course-rights.ts'
import { dataOf, listOf } from '../../kernel/envelope.ts'
import { idParam } from '../../kernel/ids.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { pageQuery, queryFlag } from '../../kernel/paging.ts'
import { participantStates } from '../participant-lists.ts'
import { courseProgress, participantProgress } from './progress.ts'
import { progressOrders } from './progress-orders.ts'

const readers = {
  kind: 'staff',
  anyOf: [...mayOnAny('read').anyOf, 'course_read.own', 'marathon_read.own', 'closedgroup_read.own'],
} as const

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
  permission: readers,
})

export const getCourseProgress = defineOperation({
  id: 'courses.getCourseProgress',
  method: 'GET',
  path: '/products/:product/progress/summary',
  summary: 'How many participants are how far, in the whole and in each lesson',
  params: z.object({ product: idParam }),
  output: dataOf(courseProgress),
  errors: [],
  permission: readers,
  perMinute: 60,
})
