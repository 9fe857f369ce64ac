import {
  type CommentRules,
  commentRules as rulesSchema,
  defaultCommentRules,
} from '@lectern/contract/comments/moderation/moderation'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { eq } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { commentRules } from './moderation.tables.ts'

/** The rules of a school; the default where it has written none. */
export const findRules = async (db: ReadDatabase, schoolId: SchoolId): Promise<CommentRules> => {
  const [row] = await db
    .select({ rules: commentRules.rules })
    .from(commentRules)
    .where(eq(commentRules.schoolId, schoolId))
  return row ? rulesSchema.parse({ ...defaultCommentRules, ...row.rules }) : defaultCommentRules
}

export const saveRules = async (
  tx: Transaction,
  schoolId: SchoolId,
  rules: CommentRules,
  now: Date,
): Promise<void> => {
  await tx
    .insert(commentRules)
    .values({ schoolId, rules, changedAt: now })
    .onConflictDoUpdate({ target: commentRules.schoolId, set: { rules, changedAt: now } })
}
