import type * as coursesApi from '@lectern/contract/courses/courses.api'
import { call } from '../../lib/api/index.ts'

export const preSubscribe = call<typeof coursesApi.preSubscribe>(
  'POST',
  '/public/courses/:course/pre-subscribe',
)
export const stopWaiting = call<typeof coursesApi.stopWaiting>(
  'DELETE',
  '/public/courses/:course/pre-subscribe',
)
