import type { unlinkService as operation } from '@lectern/contract/accounts/security.api'
import { call } from '../../../../lib/api/index.ts'

export const unlinkService = call<typeof operation>('DELETE', '/user/auth-services/:service')
