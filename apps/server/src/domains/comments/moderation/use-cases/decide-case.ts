import type { CaseDecision } from '@lectern/contract/comments/moderation/moderation'
import type { Transaction } from '../../../../platform/database/pool.ts'
import type { SQL } from '../../../../platform/database/sql.ts'
import { CallError, found } from '../../../../platform/http/call-error.ts'
import { announceComment } from '../../use-cases/announce-comment.ts'
import { changeComments, type CommentRow, lockComment } from '../../comments.repository.ts'
import { removeComments } from '../../use-cases/change-comment.ts'
import { closeCases, lockCase } from '../cases.repository.ts'
import { logModeration, type Moderator } from '../log-moderation.ts'

const logged = { keep: 'comment.kept', hide: 'comment.hidden', delete: 'comment.deleted' } as const

/**
 * Decides about a reported or held comment; the same decision once more changes nothing. One that was held and is kept is told to people as if it were written now.
 *
 * @param scope what the moderator may decide about, as a condition on comments
 * @throws CallError not_found, case_decided (409)
 */
export const decideCase = async (
  tx: Transaction,
  moderator: Moderator,
  scope: SQL | undefined,
  wanted: { readonly commentId: number; readonly decision: CaseDecision },
): Promise<void> => {
  const { schoolId, userId, now } = moderator
  const { commentId, decision } = wanted
  const { about } = found(await lockCase(tx, schoolId, scope, commentId))
  if (about.state === 'decided') {
    if (about.decision === decision) return
    throw new CallError('case_decided')
  }
  const row = found(await lockComment(tx, schoolId, commentId))
  await carryOut(tx, row, decision, moderator)
  await closeCases(tx, schoolId, [commentId], { decision, decidedBy: userId, now })
  await logModeration(tx, moderator, logged[decision], [row])
  const isNew = about.holdReason !== null && about.decision === null
  if (decision === 'keep' && isNew) await announceComment(tx, row, now)
}

const carryOut = async (
  tx: Transaction,
  row: CommentRow,
  decision: CaseDecision,
  { userId, now }: Moderator,
): Promise<void> => {
  if (decision === 'delete') return removeComments(tx, [row], { deletedBy: userId, now })
  await changeComments(tx, row.schoolId, [row.id], { isRestricted: decision === 'hide' })
}
