import type { getTwoFactor as operation } from '@lectern/contract/identity/security.api'
import { call } from '../../../../lib/api/index.ts'

export const getTwoFactor = call<typeof operation>('GET', '/user/two-factor')
