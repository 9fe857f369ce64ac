import type { saveTeamMember as operation } from '@lectern/contract/courses/team.api'
import { call } from '../../../lib/api/index.ts'

export const saveTeamMember = call<typeof operation>('PUT', '/products/:product/team/:user')
