import type { deleteCourse as operation } from '@lectern/contract/courses/courses.api'
import { call } from '../../../lib/api/index.ts'

export const deleteCourse = call<typeof operation>('DELETE', '/courses/:course')
