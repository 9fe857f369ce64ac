import type { logout as operation } from '@lectern/contract/identity/sign-in.api'
import { call } from '../../../lib/api/index.ts'

export const logout = call<typeof operation>('POST', '/auth/logout')
