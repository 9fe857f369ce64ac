import type { listPermissions as operation } from '@lectern/contract/staff/staff.api'
import { call } from '../../../lib/api/index.ts'

export const listPermissions = call<typeof operation>('GET', '/cabinet/users/permissions')
