import type { validatePassword as operation } from '@lectern/contract/identity/security.api'
import { call } from '../../../../lib/api/index.ts'

export const validatePassword = call<typeof operation>('POST', '/user/password/validate')
