import type { confirmPassword as operation } from '@lectern/contract/identity/security.api'
import { call } from '../../../../lib/api/index.ts'

export const confirmPassword = call<typeof operation>('POST', '/user/password/confirm')
