import type { getOwnershipOffer as operation } from '@lectern/contract/staff/ownership.api'
import { call } from '../../../lib/api/index.ts'

export const getOwnershipOffer = call<typeof operation>('GET', '/cabinet/ownership-transfer')
