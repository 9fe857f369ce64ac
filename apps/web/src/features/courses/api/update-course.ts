import type { updateCourse as operation } from '@lectern/contract/courses/courses.api'
import { call } from '../../../lib/api/index.ts'

export const updateCourse = call<typeof operation>('PUT', '/courses/:course')
