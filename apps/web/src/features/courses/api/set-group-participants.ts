import type { setGroupParticipants as operation } from '@lectern/contract/courses/team.api'
import { call } from '../../../lib/api/index.ts'

export const setGroupParticipants = call<typeof operation>(
  'PUT',
  '/products/:product/groups/:group/participants',
)
