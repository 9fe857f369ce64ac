import type { loginWithCode as operation } from '@lectern/contract/accounts/sign-in.api'
import { call } from '../../../../lib/api/index.ts'

export const loginWithCode = call<typeof operation>('POST', '/auth/code/login')
