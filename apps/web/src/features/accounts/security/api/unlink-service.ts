import type { unlinkService as operation } from '@lectern/contract/identity/security.api'
import { call } from '../../../../lib/api/index.ts'

export const unlinkService = call<typeof operation>('DELETE', '/user/auth-services/:service')
