import type { readInvitation as operation } from '@lectern/contract/staff/staff.api'
import { call } from '../../../../lib/api/index.ts'

export const readInvitation = call<typeof operation>('GET', '/invitations/:token')
