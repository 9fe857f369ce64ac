import * as operations from '@lectern/contract/comments/moderation/moderation.api'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import { auditActions } from '@lectern/contract/schools/audit-log'
import type { Bind } from '../../../platform/http/api.ts'
import { done } from '../../../platform/http/call.ts'
import { nextLink } from '../../../platform/http/lists/next-link.ts'
import { differenceOf, listAudit, presentAudit, recordAudit, staffActorOf } from '../../schools/index.ts'
import type { CommentParts } from '../comment-call.ts'
import { openComment } from '../places/open-place.ts'
import { schoolOfCall } from '../places/school-of-call.ts'
import { listCases } from './cases.repository.ts'
import { presentCases } from './moderation.presenter.ts'
import { bindRestrictions } from './restrictions.routes.ts'
import { findRules, saveRules } from './rules.repository.ts'
import { decideCase } from './use-cases/decide-case.ts'
import { reportComment } from './use-cases/report-comment.ts'

/** What of the school's log is about comments. */
const ofComments = auditActions.filter((action) => action.startsWith('comment'))

/** Binds reports, what moderators decide, the rules of a school and its log of moderation. */
export const bindModeration = (bind: Bind, { places, files }: CommentParts): void => {
  bindRules(bind)
  bindRestrictions(bind)

  bind(operations.reportComment, async (call) => {
    const commentId = call.params.comment
    const schoolId = await schoolOfCall(places, call, { type: 'comment', id: commentId })
    const opened = await openComment(places, { db: call.db, caller: call, schoolId, commentId })
    await reportComment(call.db, opened, call.body, call.now)
    return done
  })

  bind(operations.listCommentCases, async (call) => {
    const { db, staff, actor, now, seatIn, locale, query } = call
    const { schoolId } = staff
    const scope = await places.moderatedBy(db, staff, actor.userId)
    const page = { limit: query.per_page, offset: (query.page - 1) * query.per_page }
    const { rows, total } = await listCases(db, { schoolId, state: query.state, scope }, page)
    const caller = { actor, now, seatIn, locale }
    const meta = pageMetaOf(query, total)
    return {
      data: await presentCases({ db, files, caller, schoolId, userId: actor.userId }, places, rows),
      meta,
      links: nextLink(operations.listCommentCases, query, meta),
    }
  })

  bind(operations.decideCommentCase, async (call) => {
    const { db, staff, actor, params, body } = call
    const scope = await places.moderatedBy(db, staff, actor.userId)
    const wanted = { commentId: params.comment, decision: body.decision }
    await decideCase(db, staffActorOf(call), scope, wanted)
    return done
  })

  bind(operations.listModerationLog, async ({ db, staff, query }) => {
    const { rows, total } = await listAudit(db, staff.schoolId, { ...query, actions: ofComments })
    const meta = pageMetaOf(query, total)
    return { data: rows.map(presentAudit), meta, links: nextLink(operations.listModerationLog, query, meta) }
  })
}

const bindRules = (bind: Bind): void => {
  bind(operations.readCommentRules, async (call) => {
    const { schoolId } = await call.school()
    return { data: await findRules(call.db, schoolId) }
  })

  bind(operations.getCommentRules, async ({ db, staff }) => ({ data: await findRules(db, staff.schoolId) }))

  bind(operations.updateCommentRules, async (call) => {
    const { db, staff, body, now } = call
    const difference = differenceOf(await findRules(db, staff.schoolId), body)
    if (difference) {
      await saveRules(db, staff.schoolId, body, now)
      await recordAudit(db, staffActorOf(call), { action: 'comment_rules.changed', ...difference })
    }
    return { data: body }
  })
}
