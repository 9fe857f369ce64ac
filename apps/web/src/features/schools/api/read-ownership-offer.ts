import type { readOwnershipOffer as operation } from '@lectern/contract/staff/ownership.api'
import { call } from '../../../lib/api/index.ts'

export const readOwnershipOffer = call<typeof operation>('GET', '/ownership-transfers/:token')
