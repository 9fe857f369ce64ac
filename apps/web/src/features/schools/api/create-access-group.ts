import type { createAccessGroup as operation } from '@lectern/contract/staff/staff.api'
import { call } from '../../../lib/api/index.ts'

export const createAccessGroup = call<typeof operation>('POST', '/cabinet/access-groups')
