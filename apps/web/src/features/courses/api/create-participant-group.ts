import type { createParticipantGroup as operation } from '@lectern/contract/courses/team.api'
import { call } from '../../../lib/api/index.ts'

export const createParticipantGroup = call<typeof operation>('POST', '/products/:product/groups')
