import type { endTwoFactor as operation } from '@lectern/contract/identity/security.api'
import { call } from '../../../../lib/api/index.ts'

export const endTwoFactor = call<typeof operation>('DELETE', '/user/two-factor')
