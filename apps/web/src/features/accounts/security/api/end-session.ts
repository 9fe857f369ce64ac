import type { endSession as operation } from '@lectern/contract/identity/security.api'
import { call } from '../../../../lib/api/index.ts'

export const endSession = call<typeof operation>('DELETE', '/user/sessions/:session')
