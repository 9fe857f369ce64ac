import type { updateMember as operation } from '@lectern/contract/staff/staff.api'
import { call } from '../../../lib/api/index.ts'

export const updateMember = call<typeof operation>('PUT', '/cabinet/users/:user')
