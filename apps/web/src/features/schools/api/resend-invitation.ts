import type { resendInvitation as operation } from '@lectern/contract/staff/staff.api'
import { call } from '../../../lib/api/index.ts'

export const resendInvitation = call<typeof operation>(
  'POST',
  '/cabinet/users/invitations/:invitation/resend',
)
