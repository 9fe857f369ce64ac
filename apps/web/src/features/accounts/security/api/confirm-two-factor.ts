import type { confirmTwoFactor as operation } from '@lectern/contract/identity/security.api'
import { call } from '../../../../lib/api/index.ts'

export const confirmTwoFactor = call<typeof operation>('POST', '/user/two-factor/confirm')
