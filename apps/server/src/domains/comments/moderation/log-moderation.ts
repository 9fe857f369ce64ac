import { moderationLimits } from '@lectern/contract/comments/moderation/moderation-limits'
import type { Transaction } from '../../../platform/database/pool.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { recordAudit } from '../../schools/index.ts'
import type { CommentRow } from '../comments.repository.ts'

/** Who moderates, and from where. */
export interface Moderator {
  readonly schoolId: SchoolId
  readonly userId: number
  readonly ip: string
  readonly now: Date
}

/**
 * Writes into the school's log what a moderator did with comments of others: of one its author and id, of several their ids and
 * how many. Words never stand there, so that nothing private does.
 */
export const logModeration = async (
  tx: Transaction,
  moderator: Moderator,
  action: 'comment.kept' | 'comment.hidden' | 'comment.shown' | 'comment.deleted',
  rows: readonly Pick<CommentRow, 'id' | 'authorId' | 'lessonId'>[],
): Promise<void> => {
  const others = rows.filter(({ authorId }) => authorId !== moderator.userId)
  const [first] = others
  if (!first) return
  if (others.length === 1)
    return recordAudit(tx, moderator, {
      action,
      ...(first.authorId !== null && { targetId: first.authorId }),
      after: { comment: first.id, lesson: first.lessonId },
    })
  const comments = others.slice(0, moderationLimits.loggedIds).map(({ id }) => id)
  await recordAudit(tx, moderator, {
    action,
    after: { comments, count: others.length, lesson: first.lessonId },
  })
}

/** Writes down that reports have hidden a comment: nobody of the team did, and who reported it stays with the moderators. */
export const logHiddenByReports = (tx: Transaction, row: CommentRow, now: Date): Promise<void> =>
  recordAudit(
    tx,
    { schoolId: row.schoolId, userId: null, ip: null, now },
    {
      action: 'comment.hidden_by_reports',
      ...(row.authorId !== null && { targetId: row.authorId }),
      after: { comment: row.id, lesson: row.lessonId },
    },
  )
