import type { updateAccessGroup as operation } from '@lectern/contract/staff/staff.api'
import { call } from '../../../lib/api/index.ts'

export const updateAccessGroup = call<typeof operation>('PUT', '/cabinet/access-groups/:group')
