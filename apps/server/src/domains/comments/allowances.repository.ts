import type { ResultCommentableType } from '@lectern/contract/comments/comment'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { and, eq } from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import type { CommentedPart } from './comment-places.ts'
import { commentAllowances } from './comments.tables.ts'

/** An attempt with all its versions. */
export interface AllowedAttempt {
  readonly schoolId: SchoolId
  readonly rootAttemptId: number
}

/** Whether the learner may comment on a part of an attempt: the nearest that was said counts, and without any it is allowed. */
export const isCommentAllowed = async (
  db: ReadDatabase,
  { schoolId, rootAttemptId }: AllowedAttempt,
  { questionId, statementId, answerGroupId }: Partial<CommentedPart>,
): Promise<boolean> => {
  const rows = await db
    .select({
      partType: commentAllowances.partType,
      partId: commentAllowances.partId,
      isAllowed: commentAllowances.isAllowed,
    })
    .from(commentAllowances)
    .where(and(eq(commentAllowances.schoolId, schoolId), eq(commentAllowances.rootAttemptId, rootAttemptId)))
  const said = (partType: ResultCommentableType, partId: string | null | undefined) =>
    rows.find((row) => row.partType === partType && row.partId === (partId ?? null))?.isAllowed
  return (
    said('answer-group', answerGroupId) ??
    said('statement', statementId) ??
    said('question', questionId) ??
    said('quiz-attempt', '') ??
    true
  )
}

export const saveAllowance = async (
  tx: Transaction,
  { schoolId, rootAttemptId }: AllowedAttempt,
  part: { readonly partType: ResultCommentableType; readonly partId: string; readonly isAllowed: boolean },
  { setBy, now }: { readonly setBy: number; readonly now: Date },
): Promise<void> => {
  const set = { isAllowed: part.isAllowed, setBy, setAt: now }
  await tx
    .insert(commentAllowances)
    .values({ schoolId, rootAttemptId, ...part, setBy, setAt: now })
    .onConflictDoUpdate({
      target: [commentAllowances.rootAttemptId, commentAllowances.partType, commentAllowances.partId],
      set,
    })
}
