import type { acceptInvitation as operation } from '@lectern/contract/accounts/staff.api'
import { call } from '../../../../lib/api/index.ts'

export const acceptInvitation = call<typeof operation>('POST', '/invitations/:token/accept')
