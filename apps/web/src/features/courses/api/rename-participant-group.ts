import type { renameParticipantGroup as operation } from '@lectern/contract/courses/team.api'
import { call } from '../../../lib/api/index.ts'

export const renameParticipantGroup = call<typeof operation>('PUT', '/products/:product/groups/:group')
