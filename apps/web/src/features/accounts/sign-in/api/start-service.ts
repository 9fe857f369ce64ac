import type { startService as operation } from '@lectern/contract/identity/sign-in.api'
import { call } from '../../../../lib/api/index.ts'

export const startService = call<typeof operation>('POST', '/auth/services/:service/start')
