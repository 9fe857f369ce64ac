import type { changePassword as operation } from '@lectern/contract/identity/security.api'
import { call } from '../../../../lib/api/index.ts'

export const changePassword = call<typeof operation>('PUT', '/user/password')
