import * as operations from '@lectern/contract/comments/moderation/moderation.api'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import type { Bind } from '../../../platform/http/api.ts'
import { done } from '../../../platform/http/call.ts'
import { CallError, found, notFound } from '../../../platform/http/call-error.ts'
import { nextLink } from '../../../platform/http/lists/next-link.ts'
import { isLearnerOf } from '../../access/index.ts'
import { recordAudit, staffActorOf } from '../../schools/index.ts'
import { findMember } from '../../staff/index.ts'
import { presentRestriction } from './moderation.presenter.ts'
import * as repository from './restrictions.repository.ts'

/** Binds who may not write comments in a school. */
export const bindRestrictions = (bind: Bind): void => {
  bind(operations.listCommentRestrictions, async ({ db, staff, query, now }) => {
    const page = { now, limit: query.per_page, offset: (query.page - 1) * query.per_page }
    const { rows, total } = await repository.listRestrictions(db, staff.schoolId, page)
    const meta = pageMetaOf(query, total)
    return {
      data: rows.map(presentRestriction),
      meta,
      links: nextLink(operations.listCommentRestrictions, query, meta),
    }
  })

  bind(operations.restrictCommenter, async (call) => {
    const { db, body, now, actor, params } = call
    const { schoolId } = call.staff
    const userId = params.user
    if (await findMember(db, schoolId, userId)) throw new CallError('member_of_team')
    if (!(await isLearnerOf(db, schoolId, userId))) throw notFound('no learner of this school')
    if (body.until !== null && new Date(body.until) <= now)
      throw new CallError('restriction_ended', { fields: { until: ['restriction_ended'] } })
    await repository.saveRestriction(db, { schoolId, userId }, body, { createdBy: actor.userId, now })
    await recordAudit(db, staffActorOf(call), {
      action: 'commenter.restricted',
      targetId: userId,
      after: { ...body },
    })
    return { data: presentRestriction(found(await repository.findRestricted(db, schoolId, userId))) }
  })

  bind(operations.releaseCommenter, async (call) => {
    const { schoolId } = call.staff
    if (!(await repository.deleteRestriction(call.db, schoolId, call.params.user)))
      throw notFound('not restricted')
    await recordAudit(call.db, staffActorOf(call), {
      action: 'commenter.released',
      targetId: call.params.user,
    })
    return done
  })
}
