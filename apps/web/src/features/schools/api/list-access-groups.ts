import type { listAccessGroups as operation } from '@lectern/contract/staff/staff.api'
import { call } from '../../../lib/api/index.ts'

export const listAccessGroups = call<typeof operation>('GET', '/cabinet/access-groups')
