import type { setPassword as operation } from '@lectern/contract/identity/sign-in.api'
import { call } from '../../../../lib/api/index.ts'

export const setPassword = call<typeof operation>('POST', '/auth/restore/set-password')
