import type { ReadDatabase } from '../../platform/database/pool.ts'
import { and, asc, desc, eq, isNull, type SQL, type SQLWrapper, sql } from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import type { bankQuestions } from './bank/bank.tables.ts'
import type { quizzes } from './quizzes.tables.ts'

/** Whether a row with such tags has this one; an index finds them. */
export const hasTag = (tags: SQLWrapper, tag: string): SQL => sql`${tags} @> ${JSON.stringify([tag])}::jsonb`

/** The tags of what a school has not archived, with their numbers, the most used first; one more than `limit` at most. */
export const countTags = (
  db: ReadDatabase,
  table: typeof quizzes | typeof bankQuestions,
  schoolId: SchoolId,
  limit: number,
) => {
  const given = db
    .select({ tag: sql<string>`jsonb_array_elements_text(${table.tags})`.as('tag') })
    .from(table)
    .where(and(eq(table.schoolId, schoolId), isNull(table.archivedAt)))
    .as('given')
  const total = sql<number>`count(*)::int`
  return db
    .select({ tag: given.tag, count: total })
    .from(given)
    .groupBy(given.tag)
    .orderBy(desc(total), asc(given.tag))
    .limit(limit + 1)
}
