import type { getCourse as operation } from '@lectern/contract/courses/courses.api'
import { call } from '../../../lib/api/index.ts'

export const getCourse = call<typeof operation>('GET', '/courses/:course')
