import type { listAlerts as operation } from '@lectern/contract/identity/profile.api'
import { call } from '../../../../lib/api/index.ts'

export const listAlerts = call<typeof operation>('GET', '/alerts')
