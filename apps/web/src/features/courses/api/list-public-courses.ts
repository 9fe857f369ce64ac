import type { listPublicCourses as operation } from '@lectern/contract/courses/courses.api'
import { call } from '../../../lib/api/index.ts'

export const listPublicCourses = call<typeof operation>('GET', '/public/courses')
