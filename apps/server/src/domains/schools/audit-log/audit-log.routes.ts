import { listAuditLog } from '@lectern/contract/schools/audit-log.api'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import type { Bind } from '../../../platform/http/api.ts'
import { nextLink } from '../../../platform/http/lists/next-link.ts'
import { presentAudit } from './audit-log.presenter.ts'
import { listAudit } from './audit-log.repository.ts'

/** Binds the log of who changed what. */
export const bindAuditLog = (bind: Bind): void => {
  bind(listAuditLog, async ({ db, staff, query }) => {
    const { action, user_id: userId, from, to, ...page } = query
    const { rows, total } = await listAudit(db, staff.schoolId, {
      ...page,
      action,
      userId,
      from: from === undefined ? undefined : new Date(from),
      to: to === undefined ? undefined : new Date(to),
    })
    const meta = pageMetaOf(page, total)
    return { data: rows.map(presentAudit), meta, links: nextLink(listAuditLog, query, meta) }
  })
}
