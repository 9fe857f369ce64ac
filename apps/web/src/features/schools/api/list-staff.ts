import type { listStaff as operation } from '@lectern/contract/staff/staff.api'
import { call } from '../../../lib/api/index.ts'

export const listStaff = call<typeof operation>('GET', '/cabinet/users')
