import * as operations from '@lectern/contract/practices/desk/remarks.api'
import { lockByName } from '../../../platform/database/lock-by-name.ts'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Bind } from '../../../platform/http/api.ts'
import { done } from '../../../platform/http/call.ts'
import { CallError, found, notFound } from '../../../platform/http/call-error.ts'
import type { StaffSeat } from '../../../platform/http/call.ts'
import { listPeople } from '../../identity/index.ts'
import { listMembers } from '../../staff/index.ts'
import * as repository from './remarks.repository.ts'
import type { DeskPerson } from './views.repository.ts'

const { perPerson, shared: perSchool } = operations.remarkLimits

interface Change {
  readonly isNew: boolean
  /** It becomes one of those that the team shares. */
  readonly isNewlyShared: boolean
}

/** Refuses one remark more than there may be. */
const refuseMore = async (
  db: ReadDatabase,
  person: DeskPerson,
  { isNew, isNewlyShared }: Change,
): Promise<void> => {
  const { own, shared } = await repository.countRemarks(db, person)
  if (isNew && own >= perPerson) throw new CallError('too_many_remarks', { params: { limit: perPerson } })
  if (isNewlyShared && shared >= perSchool)
    throw new CallError('too_many_shared_remarks', { params: { limit: perSchool } })
}

/** Binds what people say again and again when they check. */
export const bindRemarks = (bind: Bind): void => {
  bind(operations.listRemarks, async ({ db, staff, actor }) => {
    const person = { schoolId: staff.schoolId, userId: actor.userId }
    const rows = await repository.listRemarks(db, person, perPerson + perSchool)
    const isOthers = rows.some((row) => row.userId !== actor.userId)
    const mayDelete = isOthers && staff.permissions.has('user_edit') ? await isLeft(db, staff) : nobody
    return { data: await present(db, rows, { userId: actor.userId, mayDelete }) }
  })

  bind(operations.saveRemark, async ({ db, staff, actor, params, body, now }) => {
    const person = { schoolId: staff.schoolId, userId: actor.userId }
    const remark = { key: params.key, text: body.text, isShared: body.is_shared }
    // Two at once may not both be the last one.
    await lockByName(db, `review-remarks/${person.schoolId}`)
    const kept = await repository.findOwnRemark(db, person, params.key)
    await refuseMore(db, person, {
      isNew: kept === null,
      isNewlyShared: remark.isShared && kept?.isShared !== true,
    })
    const row = await repository.writeRemark(db, person, remark, now)
    return { data: found((await present(db, [row], { userId: actor.userId, mayDelete: nobody }))[0]) }
  })

  bind(operations.useRemark, async ({ db, staff, actor, body, now }) => {
    const person = { schoolId: staff.schoolId, userId: actor.userId }
    if (!(await repository.isRemarkSeen(db, person, body.id))) throw notFound('no such remark')
    await repository.countUse(db, actor.userId, body.id, now)
    return done
  })

  bind(operations.deleteRemark, async ({ db, staff, actor, params, now }) => {
    const person = { schoolId: staff.schoolId, userId: actor.userId }
    await repository.deleteRemark(db, person, params.key, now)
    return done
  })

  bind(operations.changeLeftRemark, async ({ db, staff, params, body, now }) => {
    const { schoolId } = staff
    await lockByName(db, `review-remarks/${schoolId}`)
    const remark = found(await repository.findShared(db, schoolId, params.remark))
    if (!(await isLeft(db, staff))(remark.userId)) throw notFound('its author is of the team')
    const isBack = !body.is_deleted && remark.deletedAt !== null
    const person = { schoolId, userId: remark.userId }
    if (isBack) await refuseMore(db, person, { isNew: false, isNewlyShared: true })
    await repository.setDeleted(db, schoolId, remark.id, body.is_deleted ? now : null)
    return done
  })
}

type IsAuthor = (userId: number) => boolean

const nobody: IsAuthor = () => false

/** Whether somebody does not work in the school any more. */
const isLeft = async (db: ReadDatabase, { schoolId }: StaffSeat): Promise<IsAuthor> => {
  const members = await listMembers(db, schoolId)
  const working = new Set(members.filter(({ isActive }) => isActive).map(({ userId }) => userId))
  return (userId) => !working.has(userId)
}

interface Reader {
  readonly userId: number
  /** Whether they may delete what somebody else shared. */
  readonly mayDelete: IsAuthor
}

const present = async (
  db: ReadDatabase,
  rows: readonly repository.RemarkRow[],
  { userId, mayDelete }: Reader,
): Promise<operations.Remark[]> => {
  const people = await listPeople(db, [...new Set(rows.map((row) => row.userId))])
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return rows.map((row) => ({
    id: row.id,
    key: row.key,
    text: row.text,
    is_shared: row.isShared,
    is_own: row.userId === userId,
    author: names.get(row.userId) ?? '',
    may_delete: row.userId === userId || mayDelete(row.userId),
  }))
}
