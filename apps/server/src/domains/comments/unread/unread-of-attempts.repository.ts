import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, eq, inArray, type SQL, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { unreadBy } from '../comments.repository.ts'
import { comments } from '../comments.tables.ts'

/** Whether something was said about an attempt, named by its first version, that one of the team has not read; a condition. */
export const hasUnreadOn = (schoolId: SchoolId, userId: number, rootId: SQL): SQL => sql`exists (
  select 1 from ${comments}
  where ${comments.schoolId} = ${schoolId} and ${comments.commentableType} = 'quiz-attempt'
    and ${comments.commentableId} = ${rootId} and ${unreadBy(userId)}
)`

/** How much was said about some attempts, named by their first versions, that one of the team has not read. */
export const countUnreadOn = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  userId: number,
  rootIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  if (rootIds.length === 0) return new Map()
  const rows = await db
    .select({ id: comments.commentableId, count: sql<number>`count(*)::int` })
    .from(comments)
    .where(
      and(
        eq(comments.schoolId, schoolId),
        eq(comments.commentableType, 'quiz-attempt'),
        inArray(comments.commentableId, [...rootIds]),
        unreadBy(userId),
      ),
    )
    .groupBy(comments.commentableId)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
