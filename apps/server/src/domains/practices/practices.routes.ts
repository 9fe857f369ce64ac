import {
  decidePractice,
  getPractice,
  listPracticeAnswers,
  listPractices,
  markPractice,
} from '@lectern/contract/practices/practices.api'
import { countPractices } from '@lectern/contract/practices/practice-counts.api'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import type { Bind } from '../../platform/http/api.ts'
import { found } from '../../platform/http/call-error.ts'
import { nextLink } from '../../platform/http/lists/next-link.ts'
import {
  countSchoolAttempts,
  decideAttempt,
  holdDecision,
  markQuestion,
  listSchoolAttempts,
  presentAnswerLog,
  presentAttempt,
  takeDecisionBack,
} from '../attempts/index.ts'
import { practiceScope } from './practices.policy.ts'
import { practiceConditions } from './review/practice-conditions.ts'
import { presentPractices } from './practices.presenter.ts'
import { findAttemptForStaff, presentForStaff, type StaffViewParts } from './staff-view.ts'

/** Binds what staff see of learners' practice. */
export const bindStaffPractices = (bind: Bind, parts: StaffViewParts): void => {
  bind(listPractices, async (call) => {
    const { db, staff, actor, query } = call
    const { schoolId } = staff
    const scope = await practiceScope(db, staff, actor.userId, ['practice_list'])
    const { status_id: statusId, page, per_page, order, ...filter } = query
    const { rows, total } = await listSchoolAttempts(db, schoolId, {
      page,
      per_page,
      statusId,
      order,
      isWanted: practiceConditions(call, filter),
      scope,
    })
    const meta = pageMetaOf({ page, per_page }, total)
    return {
      data: await presentPractices(call, rows),
      meta,
      links: nextLink(listPractices, query, meta),
    }
  })

  bind(countPractices, async (call) => {
    const { db, staff, actor, query } = call
    const scope = await practiceScope(db, staff, actor.userId, ['practice_list'])
    const isWanted = practiceConditions(call, query)
    const { total, statuses } = await countSchoolAttempts(db, staff.schoolId, { isWanted, scope })
    return {
      data: { total, statuses: statuses.map(({ statusId, count }) => ({ status_id: statusId, count })) },
    }
  })

  bind(getPractice, async (call) => {
    const { db, staff, actor, params } = call
    const attempt = found(
      await findAttemptForStaff(db, staff, { userId: actor.userId, attemptId: params.attempt }),
    )
    const view = await presentForStaff(parts, call, attempt)
    const row = found((await presentPractices(call, [attempt]))[0])
    // What was decided is told to the team at once.
    const { status_id } = row.attempt
    const versions = view.versions.map((each) => (each.id === attempt.id ? { ...each, status_id } : each))
    return { data: { ...view, attempt: { ...view.attempt, status_id }, versions, row } }
  })

  bind(decidePractice, async ({ db, staff, actor, params, body, now }) => {
    const scope = await practiceScope(db, staff, actor.userId, ['practice_curator'])
    const { schoolId } = staff
    const { status_id: statusId, seen_status_id: seenStatusId, is_held: isHeld } = body
    const decision = {
      schoolId,
      attemptId: params.attempt,
      scope,
      seenStatusId,
      decidedBy: actor.userId,
      now,
    }
    const decide = isHeld ? holdDecision : decideAttempt
    const decided = await (statusId === null
      ? takeDecisionBack(db, decision)
      : decide(db, { ...decision, statusId }))
    return { data: presentAttempt(decided, null, 'staff', now) }
  })

  bind(markPractice, async ({ db, staff, actor, params, body, now }) => {
    const scope = await practiceScope(db, staff, actor.userId, ['practice_curator'])
    const { question_id: questionId, points } = body
    const mark = { questionId, points, markedBy: actor.userId }
    const { schoolId } = staff
    const place = { schoolId, attemptId: params.attempt, scope }
    const marked = await markQuestion(db, parts.pinned, { ...place, ...mark, now })
    return { data: presentAttempt(marked, null, 'staff', now) }
  })

  bind(listPracticeAnswers, async ({ db, staff, actor, params, query }) => {
    const { id } = found(
      await findAttemptForStaff(db, staff, { userId: actor.userId, attemptId: params.attempt }),
    )
    const page = await presentAnswerLog(db, id, query)
    return { ...page, links: nextLink(listPracticeAnswers, query, page.meta) }
  })
}
