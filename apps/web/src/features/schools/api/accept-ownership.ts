import type { acceptOwnership as operation } from '@lectern/contract/staff/ownership.api'
import { call } from '../../../lib/api/index.ts'

export const acceptOwnership = call<typeof operation>('POST', '/ownership-transfers/:token/accept')
