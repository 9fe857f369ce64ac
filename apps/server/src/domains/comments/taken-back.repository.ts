import type { Transaction } from '../../platform/database/pool.ts'
import { and, eq, gt, inArray, isNotNull, lte, sql } from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { comments, commentsColumns } from './comments.tables.ts'

/** Keeps what comments say aside, before it is deleted: of those that somebody wrote, and that no moderator is to look at. */
export const keepWords = async (
  tx: Transaction,
  { schoolId, authorId }: { readonly schoolId: SchoolId; readonly authorId: number },
  ids: readonly number[],
): Promise<void> => {
  await tx
    .update(comments)
    .set({
      takenBack: sql`jsonb_build_object('text', text, 'fileUuids', file_uuids, 'mentionIds', mention_ids)`,
    })
    .where(
      and(
        eq(comments.schoolId, schoolId),
        eq(comments.authorId, authorId),
        inArray(comments.id, [...ids]),
        sql`not exists (
          select 1 from comment_cases looked where looked.school_id = ${schoolId} and looked.comment_id = ${comments.id} and looked.state = 'open'
        )`,
      ),
    )
}

/** A comment that its author deleted after a moment, held, with what it said; null: there is none. */
export const lockTakenBack = async (
  tx: Transaction,
  {
    schoolId,
    authorId,
    commentId,
  }: { readonly schoolId: SchoolId; readonly authorId: number; readonly commentId: number },
  after: Date,
) => {
  const [row] = await tx
    .select({ ...commentsColumns, takenBack: comments.takenBack })
    .from(comments)
    .where(
      and(
        eq(comments.schoolId, schoolId),
        eq(comments.id, commentId),
        eq(comments.authorId, authorId),
        eq(comments.deletedBy, authorId),
        gt(comments.deletedAt, after),
        isNotNull(comments.takenBack),
      ),
    )
    .for('update')
  return row ?? null
}

/** Forgets what was said in comments that were deleted before a moment, in every school. */
export const forgetWordsBefore = async (tx: Transaction, moment: Date): Promise<void> => {
  await tx
    .update(comments)
    .set({ takenBack: null })
    .where(and(isNotNull(comments.takenBack), lte(comments.deletedAt, moment)))
}
