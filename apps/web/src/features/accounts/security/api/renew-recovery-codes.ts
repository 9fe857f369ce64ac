import type { renewRecoveryCodes as operation } from '@lectern/contract/identity/security.api'
import { call } from '../../../../lib/api/index.ts'

export const renewRecoveryCodes = call<typeof operation>('POST', '/user/two-factor/recovery-codes')
