import type { listRewards as operation } from '@lectern/contract/schools/rewards.api'
import { call } from '../../../../lib/api/index.ts'

export const listRewards = call<typeof operation>('GET', '/user/flows/rewards')
