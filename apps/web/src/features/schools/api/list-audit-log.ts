import type { listAuditLog as operation } from '@lectern/contract/schools/audit-log.api'
import { call } from '../../../lib/api/index.ts'

export const listAuditLog = call<typeof operation>('GET', '/cabinet/audit-log')
