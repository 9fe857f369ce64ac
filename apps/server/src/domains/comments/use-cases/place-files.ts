import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { findHandedIn, placeFiles } from '../../files/index.ts'
import type { CommentPlace } from '../places/comment-places.ts'

/**
 * Refuses files where the place takes none, and those that the author did not upload for a comment. Files that stood in the comment
 * before may stay, and are not asked about.
 *
 * @throws CallError comment_files_closed (403), foreign_file (422)
 */
export const refuseFiles = async (
  tx: Transaction,
  { schoolId, takesFiles }: CommentPlace,
  ownerId: number,
  uuids: readonly string[],
): Promise<void> => {
  if (uuids.length === 0) return
  if (!takesFiles) throw new CallError('comment_files_closed')
  const own = await findHandedIn(tx, { schoolId, ownerId, model: 'comment' }, uuids)
  if (uuids.some((uuid) => !own.has(uuid)))
    throw new CallError('foreign_file', { fields: { files: ['foreign_file'] } })
}

/** Tells the storage which files stand in a comment now. */
export const placeCommentFiles = (
  tx: Transaction,
  { id, schoolId }: { readonly id: number; readonly schoolId: SchoolId },
  uuids: readonly string[],
): Promise<void> =>
  placeFiles(
    tx,
    { schoolId, type: 'comment', id },
    uuids.map((uuid) => ({ uuid, allowDocPreview: true, allowDocDownload: true })),
    'left out',
  )
