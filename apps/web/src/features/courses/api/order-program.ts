import type { orderProgram as operation } from '@lectern/contract/courses/courses.api'
import { call } from '../../../lib/api/index.ts'

export const orderProgram = call<typeof operation>('PUT', '/courses/:course/program')
