import type { copyAccessGroup as operation } from '@lectern/contract/staff/staff.api'
import { call } from '../../../lib/api/index.ts'

export const copyAccessGroup = call<typeof operation>('POST', '/cabinet/access-groups/:group/copy')
