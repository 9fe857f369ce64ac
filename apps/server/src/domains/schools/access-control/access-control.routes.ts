import * as operations from '@lectern/contract/schools/access-control.api'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import { plainAddress } from '../../../platform/http/requests/address-masks.ts'
import type { Bind } from '../../../platform/http/api.ts'
import { done } from '../../../platform/http/call.ts'
import { found, notFound } from '../../../platform/http/call-error.ts'
import { nextLink } from '../../../platform/http/lists/next-link.ts'
import { recordAudit } from '../audit-log/audit-log.repository.ts'
import { staffActorOf } from '../audit-log/staff-actor.ts'
import * as repository from './access-control.repository.ts'
import { presentRules, presentViolation } from './access-control.presenter.ts'
import { bindExceptions, type IsOfSchool } from './exceptions.routes.ts'
import { announceRulesChange } from './school-rules-cache.ts'
import { changeRules } from './use-cases/change-rules.ts'
import { describeOwnAccess, freePlaces } from './use-cases/own-access.ts'

/** Binds who may enter a school. */
export const bindAccessControl = (bind: Bind, isOfSchool: IsOfSchool): void => {
  bindExceptions(bind, isOfSchool)

  bind(operations.getAccessControl, async ({ db, staff, ip }) => {
    const row = found(await repository.findRules(db, staff.schoolId))
    return { data: presentRules(row.rules, plainAddress(ip)) }
  })

  bind(operations.updateAccessControl, async (call) => {
    const row = await changeRules(call.db, staffActorOf(call), call.body)
    return { data: presentRules(row, plainAddress(call.ip)) }
  })

  bind(operations.listViolations, async ({ db, staff, query }) => {
    const { user_id: userId, ...page } = query
    const { rows, total } = await repository.listViolations(db, staff.schoolId, { ...page, userId })
    const meta = pageMetaOf(page, total)
    return {
      data: rows.map(presentViolation),
      meta,
      links: nextLink(operations.listViolations, query, meta),
    }
  })

  bind(operations.forgetDevices, async (call) => {
    const { schoolId } = call.staff
    const { user } = call.params
    const devices = await repository.listDevices(call.db, schoolId, user)
    if (devices.length === 0 && !(await isOfSchool(call.db, schoolId, user)))
      throw notFound('not of this school')
    await repository.deleteDevices(call.db, schoolId, user)
    await announceRulesChange(call.db, schoolId)
    const before = { devices: devices.length }
    await recordAudit(call.db, staffActorOf(call), {
      action: 'access_control.devices_forgotten',
      targetId: user,
      before,
    })
    return done
  })

  bind(operations.getOwnAccess, async ({ db, actor, school, ip, userAgent, now }) => {
    const { schoolId } = await school()
    return { data: await describeOwnAccess(db, { schoolId, actor, ip, userAgent }, now) }
  })

  bind(operations.endOtherSessions, async ({ db, actor, school, ip, userAgent, now }) => {
    const { schoolId } = await school()
    const visit = { schoolId, actor, ip, userAgent }
    await freePlaces(db, visit)
    return { data: await describeOwnAccess(db, visit, now) }
  })
}
