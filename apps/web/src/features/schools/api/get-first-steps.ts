import type { getFirstSteps as operation } from '@lectern/contract/schools/schools.api'
import { call } from '../../../lib/api/index.ts'

export const getFirstSteps = call<typeof operation>('GET', '/cabinet/first-steps')
