import type { listLoginHistory as operation } from '@lectern/contract/identity/security.api'
import { call } from '../../../../lib/api/index.ts'

export const listLoginHistory = call<typeof operation>('GET', '/user/login-history')
