import type { removeMember as operation } from '@lectern/contract/staff/staff.api'
import { call } from '../../../lib/api/index.ts'

export const removeMember = call<typeof operation>('DELETE', '/cabinet/users/:user')
