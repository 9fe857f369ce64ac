import type { register as operation } from '@lectern/contract/identity/sign-in.api'
import { call } from '../../../../lib/api/index.ts'

export const register = call<typeof operation>('POST', '/auth/register')
