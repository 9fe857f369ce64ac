import type { login as operation } from '@lectern/contract/accounts/sign-in.api'
import { call } from '../../../../lib/api/index.ts'

export const login = call<typeof operation>('POST', '/auth/login')
