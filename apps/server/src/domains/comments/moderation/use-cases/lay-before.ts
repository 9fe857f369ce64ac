import type { HoldReason } from '@lectern/contract/comments/moderation/moderation'
import type { Transaction } from '../../../../platform/database/pool.ts'
import { emit } from '../../../../platform/events/event.ts'
import { caseOpened } from '../../comments.events.ts'
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
  const opened = { school_id: schoolId, comment_id: id, at: opening.now.toISOString() }
  if (before?.state !== 'open') await emit(tx, caseOpened, opened)
  return before?.decision ?? null
}
