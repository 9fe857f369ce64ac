import type { inviteStaff as operation } from '@lectern/contract/staff/staff.api'
import { call } from '../../../lib/api/index.ts'

export const inviteStaff = call<typeof operation>('POST', '/cabinet/users/invitations')
