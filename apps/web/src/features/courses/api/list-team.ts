import type { listTeam as operation } from '@lectern/contract/courses/team.api'
import { call } from '../../../lib/api/index.ts'

export const listTeam = call<typeof operation>('GET', '/products/:product/team')
