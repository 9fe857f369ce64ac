import type { confirmRestore as operation } from '@lectern/contract/identity/sign-in.api'
import { call } from '../../../../lib/api/index.ts'

export const confirmRestore = call<typeof operation>('POST', '/auth/restore/confirm')
