import * as operations from '@lectern/contract/practices/desk/same-answers.api'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Bind } from '../../../platform/http/api.ts'
import type { Actor, StaffSeat } from '../../../platform/http/call.ts'
import { found } from '../../../platform/http/call-error.ts'
import {
  findSchoolAttempt,
  listClaims,
  listSameAnswers,
  markSameAnswers,
  type PinnedAttempts,
} from '../../attempts/index.ts'
import { listPeople } from '../../identity/index.ts'
import { practiceScope } from '../practices.policy.ts'
import { claimOf } from '../practices.presenter.ts'

const { shown } = operations.sameAnswerLimits

interface SameAnswersCall {
  readonly db: ReadDatabase
  readonly staff: StaffSeat
  readonly actor: Actor
  readonly params: { readonly attempt: number }
}

const placeOf = async ({ db, staff, actor, params }: SameAnswersCall, questionId: string) => {
  const scope = await practiceScope(db, staff, actor.userId, ['practice_curator'])
  const attempt = found(await findSchoolAttempt(db, staff.schoolId, params.attempt, scope))
  return { attempt, questionId, scope }
}

/** Binds what is marked together: short answers that say the same. */
export const bindSameAnswers = (bind: Bind, { pinned }: { readonly pinned: PinnedAttempts }): void => {
  bind(operations.listSameAnswers, async (call) => {
    const { db, staff, actor, query, now } = call
    const all = await listSameAnswers(db, pinned, await placeOf(call, query.question_id))
    const rows = all.slice(0, shown)
    const ids = rows.map(({ id }) => id)
    const claims = new Map(
      (await listClaims(db, staff.schoolId, ids, now)).map((row) => [row.attemptId, row]),
    )
    const userIds = [...rows.map(({ userId }) => userId), ...[...claims.values()].map((row) => row.claimedBy)]
    const people = new Map((await listPeople(db, [...new Set(userIds)])).map((person) => [person.id, person]))
    const answers = rows.flatMap(({ id, userId }) => {
      const learner = people.get(userId)
      const claim = claimOf(claims.get(id), people, actor.userId)
      return learner ? [{ attempt_id: id, learner: { id: userId, name: learner.name }, claim }] : []
    })
    return { data: { answers, is_more: all.length > shown } }
  })

  bind(operations.markSameAnswers, async (call) => {
    const { db, actor, body, now } = call
    const place = await placeOf(call, body.question_id)
    const mark = { points: body.points, attemptIds: body.attempts, markedBy: actor.userId, now }
    return { data: await markSameAnswers(db, pinned, place, mark) }
  })
}
