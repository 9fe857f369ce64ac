import type { offerOwnership as operation } from '@lectern/contract/staff/ownership.api'
import { call } from '../../../lib/api/index.ts'

export const offerOwnership = call<typeof operation>('POST', '/cabinet/ownership-transfer')
