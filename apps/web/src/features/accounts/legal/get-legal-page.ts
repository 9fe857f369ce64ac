import type { getLegalPage as operation } from '@lectern/contract/schools/schools.api'
import { call } from '../../../lib/api/index.ts'

export const getLegalPage = call<typeof operation>('GET', '/public/school/legal/:page')
