import type { loginWithCode as operation } from '@lectern/contract/identity/sign-in.api'
import { call } from '../../../../lib/api/index.ts'

export const loginWithCode = call<typeof operation>('POST', '/auth/code/login')
