import type { finishService as operation } from '@lectern/contract/identity/sign-in.api'
import { call } from '../../../../lib/api/index.ts'

export const finishService = call<typeof operation>('POST', '/auth/services/:service/finish')
