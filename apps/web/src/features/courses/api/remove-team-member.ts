import type { removeTeamMember as operation } from '@lectern/contract/courses/team.api'
import { call } from '../../../lib/api/index.ts'

export const removeTeamMember = call<typeof operation>('DELETE', '/products/:product/team/:user')
