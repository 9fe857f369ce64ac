import type { logoutEverywhere as operation } from '@lectern/contract/identity/sign-in.api'
import { call } from '../../../../lib/api/index.ts'

export const logoutEverywhere = call<typeof operation>('POST', '/auth/logout-everywhere')
