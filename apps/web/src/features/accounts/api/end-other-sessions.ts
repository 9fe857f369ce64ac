import type { endOtherSessions as operation } from '@lectern/contract/schools/access-control.api'
import { call } from '../../../lib/api/index.ts'

export const endOtherSessions = call<typeof operation>('POST', '/school/access/end-others')
