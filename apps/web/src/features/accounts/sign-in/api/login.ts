import type { login as operation } from '@lectern/contract/identity/sign-in.api'
import { call } from '../../../../lib/api/index.ts'

export const login = call<typeof operation>('POST', '/auth/login')
