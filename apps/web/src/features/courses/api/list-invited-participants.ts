import type { listInvitedParticipants as operation } from '@lectern/contract/courses/courses.api'
import { call } from '../../../lib/api/index.ts'

export const listInvitedParticipants = call<typeof operation>(
  'GET',
  '/products/:product/participants/invited',
)
