import * as operations from '@lectern/contract/staff/staff.api'
import { listAuditLog } from '@lectern/contract/schools/audit-log.api'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import { inTransaction } from '../../../platform/database/pool.ts'
import type { Bind } from '../../../platform/http/api.ts'
import { done } from '../../../platform/http/call.ts'
import { nextLink } from '../../../platform/http/next-link.ts'
import { listAudit } from './audit.ts'
import { doerOf } from './doer-of.ts'
import { bindGroups } from './groups.routes.ts'
import { bindInvitations } from './invitations.routes.ts'
import { presentAudit, presentMember } from './staff.presenter.ts'
import type { Enrol } from './use-cases/accept-invitation.ts'
import { changeMember, type LeaveTeams, removeMember, setMemberActive } from './use-cases/change-member.ts'
import { listStaff } from './use-cases/list-staff.ts'

/** Binds what staff does with staff. */
export const registerStaff = (
  bind: Bind,
  { leaveTeams, enrol }: { readonly leaveTeams: LeaveTeams; readonly enrol: Enrol },
): void => {
  bindGroups(bind)
  bindInvitations(bind, enrol)
  bindMembers(bind, leaveTeams)

  bind(operations.listPermissions, async ({ currentSeat }) => ({
    data: [...((await currentSeat())?.permissions ?? [])].toSorted(),
  }))

  bind(listAuditLog, async ({ db, staff, query }) => {
    const { action, user_id: userId, from, to, ...page } = query
    const { rows, total } = await listAudit(db, staff.cabinetId, {
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

const bindMembers = (bind: Bind, leaveTeams: LeaveTeams): void => {
  bind(operations.listStaff, async ({ db, staff, actor, query, now }) => {
    const { search, ...page } = query
    const rows = await listStaff(db, staff.cabinetId, { callerId: actor.userId, search: search ?? '', now })
    const meta = pageMetaOf(page, rows.length)
    const start = (page.page - 1) * page.per_page
    return {
      data: rows.slice(start, start + page.per_page),
      meta,
      links: nextLink(operations.listStaff, query, meta),
    }
  })

  bind(operations.updateMember, async (call) => {
    const row = await inTransaction(call.db, (tx) =>
      changeMember(tx, doerOf(call), call.params.user, call.body),
    )
    return { data: presentMember(row, call.actor.userId) }
  })

  bind(operations.deactivateMember, async (call) => {
    const row = await inTransaction(call.db, (tx) =>
      setMemberActive(tx, doerOf(call), call.params.user, false),
    )
    return { data: presentMember(row, call.actor.userId) }
  })

  bind(operations.activateMember, async (call) => {
    const row = await inTransaction(call.db, (tx) =>
      setMemberActive(tx, doerOf(call), call.params.user, true),
    )
    return { data: presentMember(row, call.actor.userId) }
  })

  bind(operations.removeMember, async (call) => {
    await inTransaction(call.db, (tx) => removeMember(tx, doerOf(call), call.params.user, leaveTeams))
    return done
  })
}
