import type { setPassword as operation } from '@lectern/contract/accounts/sign-in.api'
import { call } from '../../../../lib/api/index.ts'

export const setPassword = call<typeof operation>('POST', '/auth/restore/set-password')
