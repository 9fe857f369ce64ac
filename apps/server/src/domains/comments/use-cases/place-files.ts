import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { findHandedIn, placeFiles } from '../../files/index.ts'

/**
 * Refuses files that the author did not upload for a comment. Those that stood in the comment before may stay.
 *
 * @throws CallError foreign_file (422)
 */
export const refuseForeignFiles = async (
  tx: Transaction,
  { schoolId, ownerId }: { readonly schoolId: SchoolId; readonly ownerId: number },
  uuids: readonly string[],
): Promise<void> => {
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
