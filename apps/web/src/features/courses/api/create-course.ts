import type { createCourse as operation } from '@lectern/contract/courses/courses.api'
import { call } from '../../../lib/api/index.ts'

export const createCourse = call<typeof operation>('POST', '/courses')
