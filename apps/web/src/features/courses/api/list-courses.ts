import type { listCourses as operation } from '@lectern/contract/courses/courses.api'
import { call } from '../../../lib/api/index.ts'

export const listCourses = call<typeof operation>('GET', '/courses/list')
