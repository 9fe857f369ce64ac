import type { beginTwoFactor as operation } from '@lectern/contract/identity/security.api'
import { call } from '../../../../lib/api/index.ts'

export const beginTwoFactor = call<typeof operation>('POST', '/user/two-factor/begin')
