import type { checkEmail as operation } from '@lectern/contract/identity/sign-in.api'
import { call } from '../../../../lib/api/index.ts'

export const checkEmail = call<typeof operation>('POST', '/auth/check-email')
