import type { listAuthServices as operation } from '@lectern/contract/identity/security.api'
import { call } from '../../../../lib/api/index.ts'

export const listAuthServices = call<typeof operation>('GET', '/user/auth-services')
