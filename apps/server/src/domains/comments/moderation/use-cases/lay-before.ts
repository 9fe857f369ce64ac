import { commentFlagged } from '@lectern/contract/comments/comments.facts'
import type { HoldReason } from '@lectern/contract/comments/moderation/moderation'
import type { Transaction } from '../../../../platform/database/pool.ts'
import { record } from '../../../../platform/facts/record.ts'
import type { CommentRow } from '../../comments.repository.ts'
import { findCase, openCase } from '../cases.repository.ts'

/**
 * Lays a comment before the moderators, also one about which they had decided; they are told of it unless it lies there already.
 *
 * @returns what was decided about it before; null: nothing
 */
export const layBefore = async (
  tx: Transaction,
  { schoolId, id }: Pick<CommentRow, 'schoolId' | 'id'>,
  opening: { readonly holdReason: HoldReason | null; readonly now: Date },
) => {
  const before = await findCase(tx, schoolId, id)
  await openCase(tx, schoolId, id, opening)
  if (before?.state !== 'open')
    await record(tx, commentFlagged, { schoolId, userId: null, subjectId: id, details: {}, at: opening.now })
  return before?.decision ?? null
}
