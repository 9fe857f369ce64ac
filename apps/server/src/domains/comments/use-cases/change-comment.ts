import type { CommentChange } from '@lectern/contract/comments/comment'
import type { Transaction } from '../../../platform/database/pool.ts'
import { raiseSignal } from '../../../platform/facts/signal.ts'
import { CallError, found, notFound } from '../../../platform/http/call-error.ts'
import { emptyPlaces } from '../../files/index.ts'
import { commentReached } from '../comments.signals.ts'
import { changeComments, type CommentRow, lockComment } from '../comments.repository.ts'
import { rightsOn } from '../comments.presenter.ts'
import { keepWords } from '../taken-back.repository.ts'
import type { OpenedPlace } from '../places/open-place.ts'
import { closeCases } from '../moderation/cases.repository.ts'
import { layBefore } from '../moderation/use-cases/lay-before.ts'
import { heldBy } from '../moderation/keep-rules.ts'
import { placeCommentFiles, refuseFiles } from './place-files.ts'
import { type MayName, namedPeople } from './refuse-mentions.ts'

type OpenedComment = OpenedPlace & { readonly row: CommentRow }

/** The comment as it is now, held. @throws CallError not_found */
const hold = async (tx: Transaction, { row: { schoolId, id } }: OpenedComment): Promise<CommentRow> =>
  found(await lockComment(tx, schoolId, id))

/** Why the author of a comment does not change it now. */
const refuseEdit = (row: CommentRow, { reader, restriction }: OpenedComment): CallError => {
  if (row.authorId !== reader.userId || row.isRestricted) return notFound('not theirs to change')
  return new CallError(restriction ? 'commenting_restricted' : 'comments_closed')
}

const isSaidAlready = (row: CommentRow, { text, files, is_private }: CommentChange): boolean =>
  row.text === text.trim() &&
  row.fileUuids.join() === files.join() &&
  row.isPrivate === (is_private ?? row.isPrivate)

/** Whether somebody changes other words than those that stand there. */
const isSeenOtherwise = ({ editedAt, createdAt }: CommentRow, { seen_updated_at: seen }: CommentChange) =>
  seen !== undefined && new Date(seen).getTime() !== (editedAt ?? createdAt).getTime()

/**
 * Changes an own comment; what comes again and says the same changes nothing.
 *
 * @throws CallError not_found, comment_changed (409), comments_closed, commenting_restricted, private_by_team_only, comment_files_closed (403), foreign_file, unknown_mention, too_many_links (422)
 */
export const editComment = async (
  tx: Transaction,
  opened: OpenedComment,
  change: CommentChange,
  { now, mayName }: { readonly now: Date; readonly mayName: MayName },
): Promise<CommentRow> => {
  const row = await hold(tx, opened)
  const rights = rightsOn(row, opened.reader)
  if (!rights.edit) throw refuseEdit(row, opened)
  if (isSaidAlready(row, change)) return row
  if (isSeenOtherwise(row, change)) throw new CallError('comment_changed')
  const { is_private: isPrivate = row.isPrivate } = change
  if (isPrivate !== row.isPrivate && !rights.setPrivacy) throw new CallError('private_by_team_only')
  const { schoolId, id } = row
  const added = change.files.filter((uuid) => !row.fileUuids.includes(uuid))
  await refuseFiles(tx, opened.place, opened.reader.userId, added)
  const mentionIds = await namedPeople(change, mayName, row.mentionIds)
  const holdReason = await heldBy(tx, opened, change.text)
  const isRestricted = row.isRestricted || holdReason !== null
  const written = {
    ...{ text: change.text.trim(), fileUuids: change.files, mentionIds },
    ...{ isPrivate, isRestricted, editedAt: now },
  }
  if (holdReason !== null) await layBefore(tx, row, { holdReason, now })
  await changeComments(tx, schoolId, [id], written)
  await placeCommentFiles(tx, row, change.files)
  const changed = { ...row, ...written }
  await tellReached(tx, row, changed)
  return changed
}

/** Tells of people whom a comment concerns only now. */
const tellReached = async (tx: Transaction, before: CommentRow, after: CommentRow): Promise<void> => {
  const { schoolId, id, lessonId, mentionIds } = after
  const isShown = before.isPrivate && !after.isPrivate
  const reached = isShown ? mentionIds : mentionIds.filter((each) => !before.mentionIds.includes(each))
  // What is held is told of once a moderator has looked at it.
  if (reached.length === 0 || after.isRestricted) return
  await raiseSignal(tx, commentReached, {
    school_id: schoolId,
    comment_id: id,
    lesson_id: lessonId,
    mentioned_ids: reached,
  })
}

/** Shows an own comment of the team to the learner, or keeps it from them. @throws CallError not_found */
export const setPrivacy = async (
  tx: Transaction,
  opened: OpenedComment,
  isPrivate: boolean,
): Promise<CommentRow> => {
  const row = await hold(tx, opened)
  if (!rightsOn(row, opened.reader).setPrivacy) throw notFound('not the author, or not of the team')
  await changeComments(tx, row.schoolId, [row.id], { isPrivate })
  const changed = { ...row, isPrivate }
  await tellReached(tx, row, changed)
  return changed
}

/** Takes comments out of their conversations; answers to them stay, the files go. An author can bring the own ones back for a moment. */
export const removeComments = async (
  tx: Transaction,
  rows: readonly CommentRow[],
  { deletedBy, now }: { readonly deletedBy: number; readonly now: Date },
): Promise<void> => {
  const [first] = rows
  if (!first) return
  const { schoolId } = first
  const ids = rows.map(({ id }) => id)
  await keepWords(tx, { schoolId, authorId: deletedBy }, ids)
  const gone = { text: '', fileUuids: [], mentionIds: [], deletedAt: now, deletedBy }
  await changeComments(tx, schoolId, ids, gone)
  await closeCases(tx, schoolId, ids, { decision: 'delete', decidedBy: deletedBy, now })
  const withFiles = rows.filter(({ fileUuids }) => fileUuids.length > 0).map(({ id }) => id)
  if (withFiles.length > 0) await emptyPlaces(tx, { schoolId, type: 'comment', ids: withFiles })
}

/** Deletes one comment.  @throws CallError not_found */
export const deleteComment = async (tx: Transaction, opened: OpenedComment, now: Date): Promise<void> => {
  const row = await hold(tx, opened)
  if (!rightsOn(row, opened.reader).delete) throw notFound('neither the author nor a moderator')
  await removeComments(tx, [row], { deletedBy: opened.reader.userId, now })
}
