import type { joinCourse as operation } from '@lectern/contract/courses/courses.api'
import { call } from '../../../lib/api/index.ts'

export const joinCourse = call<typeof operation>('POST', '/public/courses/:course/join')
