import { z } from 'zod'
import { instant } from '../kernel/dates.ts'
import { listOf } from '../kernel/envelope.ts'
import { idParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { pageQuery } from '../kernel/paging.ts'
import { auditAction, auditEntry } from './audit-log.ts'

export const listAuditLog = defineOperation({
  id: 'schools.listAuditLog',
  method: 'GET',
  path: '/cabinet/audit-log',
  summary: 'Who changed rights, settings and ownership, the latest first',
  query: z.object({
    ...pageQuery(50),
    action: auditAction.optional(),
    user_id: idParam.optional(),
    from: instant.optional(),
    to: instant.optional(),
  }),
  output: listOf(auditEntry),
  errors: [],
  permission: { kind: 'staff', anyOf: ['cabinet_root'] },
})
