import type { disownLogin as operation } from '@lectern/contract/identity/security.api'
import { call } from '../../../../lib/api/index.ts'

export const disownLogin = call<typeof operation>('POST', '/user/login-history/:entry/not-me')
