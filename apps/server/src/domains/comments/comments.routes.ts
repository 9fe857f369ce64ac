import * as operations from '@lectern/contract/comments/comments.api'
import type { CommentDraft } from '@lectern/contract/comments/comment'
import type { Bind } from '../../platform/http/api.ts'
import { done } from '../../platform/http/call.ts'
import { CallError, found } from '../../platform/http/call-error.ts'
import type { CommentCall, CommentParts } from './comment-call.ts'
import type { CommentCaller } from './places/comment-places.ts'
import { presentComments } from './comments.presenter.ts'
import { bindAttemptComments } from './attempt-comments.routes.ts'
import { bindBulkComments } from './bulk-comments.routes.ts'
import { bindCommentLists } from './comment-lists.routes.ts'
import { bindCommentFeed } from './feed/feed.routes.ts'
import { bindModeration } from './moderation/moderation.routes.ts'
import type { CommentRow } from './comments.repository.ts'
import { logModeration } from './moderation/log-moderation.ts'
import { openComment, type OpenedPlace, openPlace, openPlaceOf } from './places/open-place.ts'
import { schoolOfCall } from './places/school-of-call.ts'
import { deleteComment, editComment, setPrivacy } from './use-cases/change-comment.ts'
import { restoreComment } from './use-cases/restore-comment.ts'
import type { MayName } from './use-cases/refuse-mentions.ts'
import { writeComment } from './use-cases/write-comment.ts'

/** Binds comments: lists, single ones and many together. */
export const registerComments = (bind: Bind, parts: CommentParts): void => {
  bindCommentLists(bind, parts)
  bindAttemptComments(bind, parts)
  bindBulkComments(bind, parts)
  bindCommentFeed(bind, parts)
  bindModeration(bind, parts)
  bindWriting(bind, parts)
  const { places } = parts

  bind(operations.listCurators, async (call) => {
    const { schoolId } = await call.school()
    return { data: await places.curatorsOf(call.db, call, schoolId, call.params.course) }
  })

  bind(operations.findMentionable, async (call) => {
    const target = { type: call.params.type, id: call.params.place }
    const schoolId = await schoolOfCall(places, call, target)
    const { place, reader } = await openPlace(places, { db: call.db, caller: call, schoolId, target })
    if (!reader.standing.mayWrite) return { data: [] }
    return { data: await places.mentionable(call.db, call, place, { search: call.query.search.trim() }) }
  })
}

const bindWriting = (bind: Bind, { places, files }: CommentParts): void => {
  const present = async (call: CommentCall, { reader, place }: OpenedPlace, row: CommentRow) => {
    const { db, locale } = call
    const shown = {
      db,
      files,
      caller: { ...callerOf(call), locale },
      schoolId: row.schoolId,
      reader,
      place,
    }
    return { data: found((await presentComments(shown, [row]))[0]) }
  }

  const namesAt =
    (call: CommentCall, { place }: OpenedPlace): MayName =>
    async (ids) =>
      new Set((await places.mentionable(call.db, call, place, { ids })).map(({ id }) => id))

  const openDraft = async (call: CommentCall, draft: CommentDraft, view: 'own' | 'learner') => {
    const target = { type: draft.commentable_type, id: draft.commentable_id }
    const schoolId = await schoolOfCall(places, call, target)
    const part = {
      questionId: draft.question_id ?? null,
      statementId: draft.statement_id ?? null,
      answerGroupId: draft.answer_group_id ?? null,
    }
    const opened = await openPlace(places, { db: call.db, caller: call, schoolId, target, part, view })
    if (draft.addressee_id === null) return opened
    const curators = await places.curatorsOf(call.db, call, schoolId, opened.place.courseId)
    if (!curators.some(({ id }) => id === draft.addressee_id)) throw new CallError('unknown_addressee')
    return opened
  }

  bind(operations.writeComment, async (call) => {
    const opened = await openDraft(call, call.body, 'own')
    const written = { now: call.now, mayName: namesAt(call, opened) }
    return present(call, opened, await writeComment(call.db, opened, call.body, written))
  })

  bind(operations.writePublicComment, async (call) => {
    const opened = await openDraft(call, call.body, 'learner')
    const written = { now: call.now, mayName: namesAt(call, opened) }
    return present(call, opened, await writeComment(call.db, opened, call.body, written))
  })

  const openNamed = async (call: CommentCall & { readonly params: { readonly comment: number } }) => {
    const commentId = call.params.comment
    const schoolId = await schoolOfCall(places, call, { type: 'comment', id: commentId })
    return openComment(places, { db: call.db, caller: call, schoolId, commentId })
  }

  bind(operations.editComment, async (call) => {
    const opened = await openNamed(call)
    const written = { now: call.now, mayName: namesAt(call, opened) }
    return present(call, opened, await editComment(call.db, opened, call.body, written))
  })

  bind(operations.deleteComment, async (call) => {
    const opened = await openNamed(call)
    await deleteComment(call.db, opened, call.now)
    const { schoolId } = opened.row
    const moderator = { schoolId, userId: call.actor.userId, ip: call.ip, now: call.now }
    await logModeration(call.db, moderator, 'comment.deleted', [opened.row])
    return done
  })

  bind(operations.restoreComment, async (call) => {
    const commentId = call.params.comment
    const schoolId = await schoolOfCall(places, call, { type: 'comment', id: commentId })
    const opened = await openPlaceOf(places, { db: call.db, caller: call, schoolId, commentId })
    return present(call, opened, await restoreComment(call.db, opened, call.now))
  })

  bind(operations.publishComment, async (call) => {
    const opened = await openNamed(call)
    return present(call, opened, await setPrivacy(call.db, opened, false))
  })

  bind(operations.concealComment, async (call) => {
    const opened = await openNamed(call)
    return present(call, opened, await setPrivacy(call.db, opened, true))
  })
}

const callerOf = ({ actor, now, seatIn }: CommentCaller): CommentCaller => ({ actor, now, seatIn })
