import * as operations from '@lectern/contract/comments/bulk-comments.api'
import type { CommentSelection } from '@lectern/contract/comments/comment'
import type { Transaction } from '../../platform/database/pool.ts'
import type { Bind } from '../../platform/http/api.ts'
import { done } from '../../platform/http/call.ts'
import { CallError, notFound } from '../../platform/http/call-error.ts'
import { saveAllowance } from './allowances.repository.ts'
import type { CommentCall, CommentParts } from './comment-call.ts'
import { rightsOn } from './comments.presenter.ts'
import { changeComments, type CommentRow, lockSelected, markRead, markUnread } from './comments.repository.ts'
import { closeCases } from './moderation/cases.repository.ts'
import { logModeration } from './moderation/log-moderation.ts'
import { openPlace, wholeThing } from './places/open-place.ts'
import { schoolOfCall } from './places/school-of-call.ts'
import { removeComments } from './use-cases/change-comment.ts'

/** Binds what is done to many comments at once, each by its own right, and where a learner may comment. */
export const bindBulkComments = (bind: Bind, { places }: CommentParts): void => {
  const select = async (
    call: CommentCall & {
      readonly db: Transaction
      readonly body: CommentSelection
      readonly ip: string
    },
  ) => {
    const { db, body } = call
    const target = { type: body.commentable_type, id: body.commentable_id }
    const schoolId = await schoolOfCall(places, call, target)
    const part = { ...wholeThing, questionId: body.quiz_question_id ?? null }
    const opened = await openPlace(places, { db, caller: call, schoolId, target, part })
    const { place, reader } = opened
    const filter = { schoolId, where: { target: place.target, part: opened.part }, reader }
    const rows = await lockSelected(db, filter, body.ids)
    const those = (may: (row: CommentRow) => boolean) => rows.filter(may)
    /** Those that the caller may change. @throws CallError forbidden when none of what was selected is */
    const changeable = (may: (row: CommentRow) => boolean) => {
      const allowed = those(may)
      if (rows.length > 0 && allowed.length === 0) throw new CallError('forbidden')
      return allowed
    }
    const moderator = { schoolId, userId: reader.userId, ip: call.ip, now: call.now }
    return { ...opened, schoolId, those, changeable, moderator }
  }
  const changed = (count: number) => ({ data: { success: true as const, count } })

  bind(operations.readComments, async (call) => {
    const { reader, those } = await select(call)
    const ids = those((row) => row.authorId !== reader.userId).map(({ id }) => id)
    await (call.body.is_read
      ? markRead(call.db, reader.userId, ids, call.now)
      : markUnread(call.db, reader.userId, ids))
    return changed(ids.length)
  })

  bind(operations.deleteComments, async (call) => {
    const { reader, changeable, moderator } = await select(call)
    const rows = changeable((row) => rightsOn(row, reader).delete)
    await removeComments(call.db, rows, { deletedBy: reader.userId, now: call.now })
    await logModeration(call.db, moderator, 'comment.deleted', rows)
    return changed(rows.length)
  })

  bind(operations.restrictComments, async (call) => {
    const { reader, changeable, schoolId, moderator } = await select(call)
    const { is_restricted: isRestricted } = call.body
    const rows = changeable((row) => rightsOn(row, reader).restrict)
    const ids = rows.map(({ id }) => id)
    const decision = isRestricted ? 'hide' : 'keep'
    await changeComments(call.db, schoolId, ids, { isRestricted })
    await closeCases(call.db, schoolId, ids, { decision, decidedBy: reader.userId, now: call.now })
    const turned = rows.filter((row) => row.isRestricted !== isRestricted)
    await logModeration(call.db, moderator, isRestricted ? 'comment.hidden' : 'comment.shown', turned)
    return changed(ids.length)
  })

  bind(operations.setCommentAllowance, async (call) => {
    const { db, params, body, now, actor } = call
    const target = { type: 'quiz-attempt', id: params.attempt } as const
    const schoolId = await schoolOfCall(places, call, target)
    const { place, reader } = await openPlace(places, { db, caller: call, schoolId, target })
    if (reader.standing.side !== 'team' || !reader.standing.mayModerate) throw notFound('no reviewer')
    const { result_commentable_type: partType, is_allowed: isAllowed } = body
    const named = String(body.result_commentable_id)
    const part = {
      questionId: partType === 'question' ? named : null,
      statementId: partType === 'statement' ? named : null,
      answerGroupId: partType === 'answer-group' ? named : null,
    }
    const isKnown =
      partType === 'quiz-attempt'
        ? [place.attempt?.id, place.target.id].includes(Number(named))
        : (await place.partOf(part)) !== null
    if (!isKnown) throw new CallError('unknown_comment_part')
    const partId = partType === 'quiz-attempt' ? '' : named
    const attempt = { schoolId, rootAttemptId: place.target.id }
    await saveAllowance(db, attempt, { partType, partId, isAllowed }, { setBy: actor.userId, now })
    return done
  })
}
