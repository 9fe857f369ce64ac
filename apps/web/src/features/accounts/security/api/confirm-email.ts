import type { confirmEmail as operation } from '@lectern/contract/identity/security.api'
import { call } from '../../../../lib/api/index.ts'

export const confirmEmail = call<typeof operation>('POST', '/user/email/confirm')
