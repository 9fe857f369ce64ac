import type { withdrawOwnership as operation } from '@lectern/contract/staff/ownership.api'
import { call } from '../../../lib/api/index.ts'

export const withdrawOwnership = call<typeof operation>('DELETE', '/cabinet/ownership-transfer')
