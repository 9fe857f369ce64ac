import type { ResultCommentableType } from '@lectern/contract/comments/comment'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { and, eq } from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import type { CommentedPart } from './places/comment-places.ts'
import { commentAllowances } from './comments.tables.ts'
import { tellAllowance } from './tell-comments.ts'

/** An attempt with all its versions. */
export interface AllowedAttempt {
  readonly schoolId: SchoolId
  readonly rootAttemptId: number
}

/** What was said about where the learner of an attempt may comment. */
export interface Allowance {
  readonly partType: ResultCommentableType
  /** Empty for the attempt itself. */
  readonly partId: string
  readonly isAllowed: boolean
}

export const listAllowances = (
  db: ReadDatabase,
  { schoolId, rootAttemptId }: AllowedAttempt,
): Promise<Allowance[]> =>
  db
    .select({
      partType: commentAllowances.partType,
      partId: commentAllowances.partId,
      isAllowed: commentAllowances.isAllowed,
    })
    .from(commentAllowances)
    .where(and(eq(commentAllowances.schoolId, schoolId), eq(commentAllowances.rootAttemptId, rootAttemptId)))

/** Whether the learner may comment on a part of an attempt: the nearest that was said counts, and without any it is allowed. */
export const isAllowedBy = (
  allowances: readonly Allowance[],
  { questionId, statementId, answerGroupId }: Partial<CommentedPart>,
): boolean => {
  const said = (partType: ResultCommentableType, partId: string | null | undefined) =>
    allowances.find((row) => row.partType === partType && row.partId === (partId ?? null))?.isAllowed
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
  await tellAllowance(tx, { schoolId, rootAttemptId })
}
