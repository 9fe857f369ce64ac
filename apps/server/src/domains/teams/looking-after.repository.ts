import type { ReadDatabase } from '../../platform/database/pool.ts'
import { and, eq, inArray, type SQL, sql } from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import {
  participantGroupAssistants,
  participantGroupMembers,
  participantGroups,
  productTeam,
} from './teams.tables.ts'

/**
 * Who looks after whom in a school, as a part of a query: rows of `product_id`, `user_id` and `assistant_id`. Whoever is in two groups
 * of one assistant is in it twice.
 */
export const lookingAfter = (schoolId: SchoolId): SQL => sql`(
  select ${participantGroups.productId} as product_id, ${participantGroupMembers.userId} as user_id,
    ${participantGroups.ownAssistantId} as assistant_id
  from ${participantGroups}
  join ${participantGroupMembers} on ${participantGroupMembers.groupId} = ${participantGroups.id}
  where ${participantGroups.schoolId} = ${schoolId} and ${participantGroups.ownAssistantId} is not null
  union all
  select ${participantGroups.productId}, ${participantGroupMembers.userId}, ${participantGroupAssistants.userId}
  from ${participantGroups}
  join ${participantGroupMembers} on ${participantGroupMembers.groupId} = ${participantGroups.id}
  join ${participantGroupAssistants} on ${participantGroupAssistants.groupId} = ${participantGroups.id}
  where ${participantGroups.schoolId} = ${schoolId}
)`

/** The columns (or expressions) of a row that name a product and an assistant, as a condition. */
export type AssistantCondition = (row: {
  readonly productId: SQL
  readonly assistantId: SQL
}) => SQL | undefined

/** Which assistants of a school are asked about, and where. */
export interface AssistantQuestion {
  readonly schoolId: SchoolId
  /** Their ids, as a part of a query; undefined: every product. */
  readonly products: SQL | undefined
  readonly isShown: AssistantCondition
}

/** The assistants of a school, and since when the time of each is over on all products; null: it is not. */
export const listAssistants = async (
  db: ReadDatabase,
  { schoolId, products, isShown }: AssistantQuestion,
): Promise<{ readonly userId: number; readonly expiredAt: Date | null }[]> =>
  db
    .select({
      userId: productTeam.userId,
      expiredAt: sql<Date | null>`case when bool_and(${productTeam.expiresAt} is not null)
        then max(${productTeam.expiresAt}) end`.mapWith(productTeam.expiresAt),
    })
    .from(productTeam)
    .where(
      and(
        eq(productTeam.schoolId, schoolId),
        inArray(productTeam.role, ['assistant', 'senior_assistant']),
        products && sql`${productTeam.productId} in ${products}`,
        isShown({ productId: sql`${productTeam.productId}`, assistantId: sql`${productTeam.userId}` }),
      ),
    )
    .groupBy(productTeam.userId)
