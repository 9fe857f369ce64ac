import type { acceptInvitation as operation } from '@lectern/contract/staff/staff.api'
import { call } from '../../../../lib/api/index.ts'

export const acceptInvitation = call<typeof operation>('POST', '/invitations/:token/accept')
