import type { withdrawParticipantInvitation as operation } from '@lectern/contract/courses/courses.api'
import { call } from '../../../lib/api/index.ts'

export const withdrawParticipantInvitation = call<typeof operation>(
  'DELETE',
  '/products/:product/participants/invited/:invitation',
)
