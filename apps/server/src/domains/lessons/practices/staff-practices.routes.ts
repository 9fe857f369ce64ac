import {
  decidePractice,
  getPractice,
  listPracticeAnswers,
  listPractices,
  markPractice,
} from '@lectern/contract/lessons/practices.api'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import { sql } from '../../../platform/database/sql.ts'
import type { Bind } from '../../../platform/http/api.ts'
import { found } from '../../../platform/http/call-error.ts'
import { nextLink } from '../../../platform/http/lists/next-link.ts'
import { isPersonCalled } from '../../identity/index.ts'
import {
  decideAttempt,
  markQuestion,
  listSchoolAttempts,
  attempts,
  presentAnswerLog,
  presentAttempt,
} from '../../attempts/index.ts'
import { practiceScope } from './practice-scope.ts'
import { presentPractices } from './review/present-practices.ts'
import { findAttemptForStaff, presentForStaff, type StaffViewParts } from './staff-view.ts'

/** Binds what staff see of learners' practice. */
export const bindStaffPractices = (bind: Bind, parts: StaffViewParts): void => {
  bind(listPractices, async (call) => {
    const { db, staff, actor, query } = call
    const { schoolId } = staff
    const scope = await practiceScope(db, staff, actor.userId, ['practice_list'])
    const { status_id: statusId, quiz_id: quizId, query: words, ...page } = query
    const { rows, total } = await listSchoolAttempts(db, schoolId, {
      ...page,
      statusId,
      quizId,
      isCalled: words ? isPersonCalled(db, sql`${attempts.userId}`, words) : undefined,
      scope,
    })
    const meta = pageMetaOf(page, total)
    return {
      data: await presentPractices(call, rows),
      meta,
      links: nextLink(listPractices, query, meta),
    }
  })

  bind(getPractice, async (call) => {
    const { db, staff, actor, params } = call
    const attempt = found(
      await findAttemptForStaff(db, staff, { userId: actor.userId, attemptId: params.attempt }),
    )
    const view = await presentForStaff(parts, call, attempt)
    const row = found((await presentPractices(call, [attempt]))[0])
    return { data: { ...view, row } }
  })

  bind(decidePractice, async ({ db, staff, actor, params, body, now }) => {
    const scope = await practiceScope(db, staff, actor.userId, ['practice_curator'])
    const { schoolId } = staff
    const decidedBy = actor.userId
    const decision = { schoolId, attemptId: params.attempt, statusId: body.status_id, scope, decidedBy, now }
    const decided = await decideAttempt(db, decision)
    return { data: presentAttempt(decided, 'full_information', 'staff', now) }
  })

  bind(markPractice, async ({ db, staff, actor, params, body, now }) => {
    const scope = await practiceScope(db, staff, actor.userId, ['practice_curator'])
    const { question_id: questionId, points } = body
    const mark = { questionId, points, markedBy: actor.userId }
    const { schoolId } = staff
    const place = { schoolId, attemptId: params.attempt, scope }
    const marked = await markQuestion(db, parts.pinned, { ...place, ...mark, now })
    return { data: presentAttempt(marked, 'full_information', 'staff', now) }
  })

  bind(listPracticeAnswers, async ({ db, staff, actor, params, query }) => {
    const { id } = found(
      await findAttemptForStaff(db, staff, { userId: actor.userId, attemptId: params.attempt }),
    )
    const page = await presentAnswerLog(db, id, query)
    return { ...page, links: nextLink(listPracticeAnswers, query, page.meta) }
  })
}
