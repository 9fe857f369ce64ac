import type { listParticipantGroups as operation } from '@lectern/contract/courses/team.api'
import { call } from '../../../lib/api/index.ts'

export const listParticipantGroups = call<typeof operation>('GET', '/products/:product/groups')
