import type { changeFirstSteps as operation } from '@lectern/contract/schools/schools.api'
import { call } from '../../../lib/api/index.ts'

export const changeFirstSteps = call<typeof operation>('PUT', '/cabinet/first-steps')
