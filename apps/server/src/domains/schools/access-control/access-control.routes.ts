import * as operations from '@lectern/contract/schools/access-control.api'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import { inTransaction } from '../../../platform/database/pool.ts'
import { plainAddress } from '../../../platform/http/requests/address-masks.ts'
import type { Bind } from '../../../platform/http/api.ts'
import { done } from '../../../platform/http/call.ts'
import { found, notFound } from '../../../platform/http/call-error.ts'
import { nextLink } from '../../../platform/http/lists/next-link.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { recordAudit } from '../audit-log/audit-log.repository.ts'
import { staffActorOf } from '../audit-log/staff-actor.ts'
import * as repository from './access-control.repository.ts'
import { presentRules, presentViolation } from './access-control.presenter.ts'
import { bindExceptions, type IsOfSchool } from './exceptions.routes.ts'
import { announceRulesChange } from './school-rules-cache.ts'
import { changeRules } from './use-cases/change-rules.ts'
import { describeOwnAccess, freePlaces } from './use-cases/own-access.ts'

/** Binds who may enter a school. */
export const bindAccessControl = (
  bind: Bind,
  { db }: Pick<Dependencies, 'db'>,
  isOfSchool: IsOfSchool,
): void => {
  bindExceptions(bind, isOfSchool)

  bind(operations.getAccessControl, async ({ db: connection, staff, ip }) => {
    const row = found(await repository.findRules(connection, staff.cabinetId))
    return { data: presentRules(row.rules, plainAddress(ip)) }
  })

  bind(operations.updateAccessControl, async (call) => {
    const row = await inTransaction(call.db, (tx) => changeRules(tx, staffActorOf(call), call.body))
    return { data: presentRules(row, plainAddress(call.ip)) }
  })

  bind(operations.listViolations, async ({ db: connection, staff, query }) => {
    const { user_id: userId, ...page } = query
    const { rows, total } = await repository.listViolations(connection, staff.cabinetId, { ...page, userId })
    const meta = pageMetaOf(page, total)
    return {
      data: rows.map(presentViolation),
      meta,
      links: nextLink(operations.listViolations, query, meta),
    }
  })

  bind(operations.forgetDevices, async (call) => {
    const { cabinetId } = call.staff
    const { user } = call.params
    await inTransaction(call.db, async (tx) => {
      const devices = await repository.listDevices(tx, cabinetId, user)
      if (devices.length === 0 && !(await isOfSchool(tx, cabinetId, user)))
        throw notFound('not of this school')
      await repository.deleteDevices(tx, cabinetId, user)
      await announceRulesChange(tx, cabinetId)
      const before = { devices: devices.length }
      await recordAudit(tx, staffActorOf(call), {
        action: 'access_control.devices_forgotten',
        targetId: user,
        before,
      })
    })
    return done
  })

  bind(operations.getOwnAccess, async ({ actor, school, ip, userAgent, now }) => {
    const { cabinetId } = await school()
    return { data: await describeOwnAccess(db, { cabinetId, actor, ip, userAgent }, now) }
  })

  bind(operations.endOtherSessions, async ({ actor, school, ip, userAgent, now }) => {
    const { cabinetId } = await school()
    const visit = { cabinetId, actor, ip, userAgent }
    await freePlaces(db, visit)
    return { data: await describeOwnAccess(db, visit, now) }
  })
}
