import type { activateMember as operation } from '@lectern/contract/staff/staff.api'
import { call } from '../../../lib/api/index.ts'

export const activateMember = call<typeof operation>('POST', '/cabinet/users/:user/activate')
