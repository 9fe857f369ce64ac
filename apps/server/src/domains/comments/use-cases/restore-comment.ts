import type { Transaction } from '../../../platform/database/pool.ts'
import { found, notFound } from '../../../platform/http/call-error.ts'
import { changeComments, type CommentRow } from '../comments.repository.ts'
import { takenBackUntil } from '../jobs/forget-taken-back.ts'
import type { OpenedPlace } from '../places/open-place.ts'
import { lockTakenBack } from '../taken-back.repository.ts'
import { placeCommentFiles } from './place-files.ts'

/**
 * Brings a comment back that its author has deleted a moment ago, as it was.
 *
 * @throws CallError not_found
 */
export const restoreComment = async (
  tx: Transaction,
  { reader, row: { schoolId, id } }: OpenedPlace & { readonly row: CommentRow },
  now: Date,
): Promise<CommentRow> => {
  if (!reader.standing.mayWrite) throw notFound('writes here no more')
  const wanted = { schoolId, authorId: reader.userId, commentId: id }
  const { takenBack, ...row } = found(await lockTakenBack(tx, wanted, takenBackUntil(now)))
  const { text, fileUuids, mentionIds } = found(takenBack)
  const words = { text, fileUuids: [...fileUuids], mentionIds: [...mentionIds], deletedAt: null }
  await changeComments(tx, schoolId, [id], { ...words, deletedBy: null, takenBack: null })
  if (fileUuids.length > 0) await placeCommentFiles(tx, row, fileUuids)
  return { ...row, ...words }
}
