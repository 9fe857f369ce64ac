import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, eq, inArray, isNull, type SQL } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { comments } from '../comments.tables.ts'

/** Where some comments of a school stand; those outside of `scope` are left out. */
export const listCommentPlaces = (
  db: ReadDatabase,
  schoolId: SchoolId,
  ids: readonly number[],
  scope: SQL | undefined,
) =>
  db
    .select({ id: comments.id, lessonId: comments.lessonId, attemptId: comments.attemptId })
    .from(comments)
    .where(
      and(eq(comments.schoolId, schoolId), inArray(comments.id, [...ids]), isNull(comments.deletedAt), scope),
    )
