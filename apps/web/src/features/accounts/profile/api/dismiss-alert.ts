import type { dismissAlert as operation } from '@lectern/contract/identity/profile.api'
import { call } from '../../../../lib/api/index.ts'

export const dismissAlert = call<typeof operation>('POST', '/alerts/:key/dismiss')
