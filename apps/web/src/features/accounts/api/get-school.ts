import type { getSchool as operation } from '@lectern/contract/schools/schools.api'
import { call } from '../../../lib/api/index.ts'

export const getSchool = call<typeof operation>('GET', '/public/school')
