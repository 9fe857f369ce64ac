import type { listCourseCards as operation } from '@lectern/contract/courses/courses.api'
import { call } from '../../../lib/api/index.ts'

export const listCourseCards = call<typeof operation>('GET', '/courses-cards')
