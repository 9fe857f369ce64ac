import type { deleteAccessGroup as operation } from '@lectern/contract/staff/staff.api'
import { call } from '../../../lib/api/index.ts'

export const deleteAccessGroup = call<typeof operation>('DELETE', '/cabinet/access-groups/:group')
