import type { withdrawInvitation as operation } from '@lectern/contract/staff/staff.api'
import { call } from '../../../lib/api/index.ts'

export const withdrawInvitation = call<typeof operation>('DELETE', '/cabinet/users/invitations/:invitation')
