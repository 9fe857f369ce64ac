import type { deactivateMember as operation } from '@lectern/contract/staff/staff.api'
import { call } from '../../../lib/api/index.ts'

export const deactivateMember = call<typeof operation>('POST', '/cabinet/users/:user/deactivate')
