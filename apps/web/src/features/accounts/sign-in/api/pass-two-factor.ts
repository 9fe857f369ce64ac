import type { passTwoFactor as operation } from '@lectern/contract/identity/sign-in.api'
import { call } from '../../../../lib/api/index.ts'

export const passTwoFactor = call<typeof operation>('POST', '/auth/two-factor')
