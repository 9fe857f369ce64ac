import {
  claimNextPractice,
  claimPractice,
  releasePractice,
} from '@lectern/contract/practices/review/review.api'
import type { Bind } from '../../../platform/http/api.ts'
import { done } from '../../../platform/http/call.ts'
import { found } from '../../../platform/http/call-error.ts'
import { claimAttempt, claimNext, giveUpAttempt } from '../../attempts/index.ts'
import { listPeople } from '../../identity/index.ts'
import { practiceScope } from '../practices.policy.ts'
import { practiceConditions } from './practice-conditions.ts'
import { claimOf, presentPractices } from '../practices.presenter.ts'

/** Binds how the team shares the attempts that wait to be checked. */
export const bindReview = (bind: Bind): void => {
  bind(claimPractice, async ({ db, staff, actor, params, body, now }) => {
    const { userId } = actor
    const scope = await practiceScope(db, staff, userId, ['practice_curator'])
    const place = { schoolId: staff.schoolId, attemptId: params.attempt, scope }
    const row = await claimAttempt(db, { ...place, userId, takesOver: body.take_over, now })
    const people = new Map((await listPeople(db, [userId])).map((person) => [person.id, person]))
    return { data: found(claimOf(row, people, userId)) }
  })

  bind(releasePractice, async ({ db, staff, actor, params }) => {
    const scope = await practiceScope(db, staff, actor.userId, ['practice_curator'])
    const place = { schoolId: staff.schoolId, attemptId: params.attempt, scope }
    await giveUpAttempt(db, { ...place, userId: actor.userId })
    return done
  })

  bind(claimNextPractice, async (call) => {
    const { db, staff, actor, body, now } = call
    const { userId } = actor
    const scope = await practiceScope(db, staff, userId, ['practice_curator'])
    const { except, ...filter } = body
    const isWanted = practiceConditions(call, filter)
    const attempt = await claimNext(db, { schoolId: staff.schoolId, scope, isWanted, except, userId, now })
    return { data: attempt && found((await presentPractices(call, [attempt]))[0]) }
  })
}
