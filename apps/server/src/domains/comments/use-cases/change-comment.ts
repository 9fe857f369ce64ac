import type { CommentChange } from '@lectern/contract/comments/comment'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, found, notFound } from '../../../platform/http/call-error.ts'
import { emptyPlaces } from '../../files/index.ts'
import { changeComments, type CommentRow, lockComment } from '../comments.repository.ts'
import { rightsOn } from '../comments.presenter.ts'
import type { OpenedPlace } from '../open-place.ts'
import { closeCases, openCase } from '../moderation/cases.repository.ts'
import { heldBy } from '../moderation/keep-rules.ts'
import { placeCommentFiles, refuseFiles } from './place-files.ts'

type OpenedComment = OpenedPlace & { readonly row: CommentRow }

/** The comment as it is now, held. @throws CallError not_found */
const hold = async (tx: Transaction, { row: { schoolId, id } }: OpenedComment): Promise<CommentRow> =>
  found(await lockComment(tx, schoolId, id))

/**
 * Changes an own comment.
 *
 * @throws CallError not_found, private_by_team_only, comment_files_closed (403), foreign_file, too_many_links (422)
 */
export const editComment = async (
  tx: Transaction,
  opened: OpenedComment,
  change: CommentChange,
  now: Date,
): Promise<CommentRow> => {
  const row = await hold(tx, opened)
  const rights = rightsOn(row, opened.reader)
  if (!rights.edit) throw notFound('the comment of somebody else')
  const { is_private: isPrivate = row.isPrivate } = change
  if (isPrivate !== row.isPrivate && !rights.setPrivacy) throw new CallError('private_by_team_only')
  const { schoolId, id } = row
  const added = change.files.filter((uuid) => !row.fileUuids.includes(uuid))
  await refuseFiles(tx, opened.place, opened.reader.userId, added)
  const holdReason = await heldBy(tx, opened, change.text)
  const isRestricted = row.isRestricted || holdReason !== null
  const written = {
    ...{ text: change.text.trim(), fileUuids: change.files },
    ...{ isPrivate, isRestricted, editedAt: now },
  }
  if (holdReason !== null) await openCase(tx, schoolId, id, { holdReason, now })
  await changeComments(tx, schoolId, [id], written)
  await placeCommentFiles(tx, row, change.files)
  return { ...row, ...written }
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
  return { ...row, isPrivate }
}

/** Takes comments out of their conversations; answers to them stay, the files go. */
export const removeComments = async (
  tx: Transaction,
  rows: readonly CommentRow[],
  { deletedBy, now }: { readonly deletedBy: number; readonly now: Date },
): Promise<void> => {
  const [first] = rows
  if (!first) return
  const { schoolId } = first
  const ids = rows.map(({ id }) => id)
  await changeComments(tx, schoolId, ids, { text: '', fileUuids: [], deletedAt: now, deletedBy })
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
