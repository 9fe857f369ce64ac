import * as operations from '@lectern/contract/schools/access-control.api'
import { listLimits } from '@lectern/contract/kernel/limits'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import type { Bind } from '../../../platform/http/api.ts'
import { done } from '../../../platform/http/call.ts'
import { CallError, found, notFound } from '../../../platform/http/call-error.ts'
import { recordAudit } from '../audit-log/audit-log.repository.ts'
import { staffActorOf } from '../audit-log/staff-actor.ts'
import { presentException } from './access-control.presenter.ts'
import * as repository from './access-control.repository.ts'
import { announceRulesChange } from './school-rules-cache.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** Whether somebody learns or works in a school; told by the domains that know. */
export type IsOfSchool = (db: ReadDatabase, schoolId: SchoolId, userId: number) => Promise<boolean>

/** @throws CallError too_many_exceptions when somebody would be one more than a school may have */
const refuseTooMany = async (tx: Transaction, schoolId: SchoolId, userId: number): Promise<void> => {
  await repository.lockExceptions(tx, schoolId)
  if (await repository.findException(tx, schoolId, userId)) return
  const limit = listLimits.accessExceptions
  if ((await repository.countExceptions(tx, schoolId)) >= limit)
    throw new CallError('too_many_exceptions', { params: { limit } })
}

/** Binds for whom other rules count. */
export const bindExceptions = (bind: Bind, isOfSchool: IsOfSchool): void => {
  bind(operations.listAccessExceptions, async ({ db, staff }) => ({
    data: (await repository.listExceptions(db, staff.schoolId)).map(presentException),
  }))

  bind(
    operations.saveAccessException,
    async (call) => {
      const { schoolId } = call.staff
      const { session_limit: sessionLimit, device_limit: deviceLimit } = call.body
      const userId = call.params.user
      const exception = {
        schoolId,
        userId,
        skipAddresses: call.body.skip_addresses,
        hasOwnSessionLimit: sessionLimit !== undefined,
        sessionLimit: sessionLimit ?? null,
        hasOwnDeviceLimit: deviceLimit !== undefined,
        deviceLimit: deviceLimit ?? null,
      }
      if (!(await isOfSchool(call.db, schoolId, userId))) throw notFound('not of this school')
      await refuseTooMany(call.db, schoolId, userId)
      await repository.saveException(call.db, exception)
      await announceRulesChange(call.db, schoolId)
      const after = { ...call.body }
      await recordAudit(call.db, staffActorOf(call), {
        action: 'access_control.exception_changed',
        targetId: userId,
        after,
      })
      const row = found(await repository.findException(call.db, schoolId, userId))
      return { data: presentException(row) }
    },
    async ({ db, staff, params }) => {
      const row = await repository.findException(db, staff.schoolId, params.user)
      return row ? presentException(row) : undefined
    },
  )

  bind(operations.removeAccessException, async (call) => {
    const { schoolId } = call.staff
    if (!(await repository.deleteException(call.db, schoolId, call.params.user)))
      throw notFound('no exception')
    await announceRulesChange(call.db, schoolId)
    await recordAudit(call.db, staffActorOf(call), {
      action: 'access_control.exception_changed',
      targetId: call.params.user,
      after: { removed: true },
    })
    return done
  })
}
