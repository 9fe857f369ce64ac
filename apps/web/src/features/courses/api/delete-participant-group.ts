import type { deleteParticipantGroup as operation } from '@lectern/contract/courses/team.api'
import { call } from '../../../lib/api/index.ts'

export const deleteParticipantGroup = call<typeof operation>('DELETE', '/products/:product/groups/:group')
