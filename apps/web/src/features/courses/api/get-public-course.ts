import type { getPublicCourse as operation } from '@lectern/contract/courses/courses.api'
import { call } from '../../../lib/api/index.ts'

export const getPublicCourse = call<typeof operation>('GET', '/public/courses/:course_slug')
