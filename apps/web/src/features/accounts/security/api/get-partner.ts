import type { getPartner as operation } from '@lectern/contract/schools/partners.api'
import { call } from '../../../../lib/api/index.ts'

export const getPartner = call<typeof operation>('GET', '/user/partner')
