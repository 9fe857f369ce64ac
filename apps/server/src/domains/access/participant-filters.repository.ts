import type { ReadDatabase } from '../../platform/database/pool.ts'
import { and, type SQL, sql } from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { type AssistantQuestion, lookingAfter } from '../teams/index.ts'
import { enrolments } from './access.tables.ts'
import { accessGrants } from './grants.tables.ts'

/** The columns (or expressions) of a row that name a product and one of its participants. */
interface ParticipantRow {
  readonly productId: SQL
  readonly userId: SQL
}

/** Whether the participant of a row has an access to the product by an offer, ended ones included. */
export const hasAccessByOffer = (
  schoolId: SchoolId,
  offerId: number,
  row: ParticipantRow,
): SQL => sql`exists (
  select 1 from ${accessGrants}
  where ${accessGrants.schoolId} = ${schoolId} and ${accessGrants.offerId} = ${offerId} and ${accessGrants.revokedAt} is null
    and ${accessGrants.productId} = ${row.productId} and ${accessGrants.userId} = ${row.userId}
)`

/** How many participants each assistant looks after: assistant → number. */
export const countLookedAfter = async (
  db: ReadDatabase,
  { schoolId, products, isShown }: AssistantQuestion,
): Promise<ReadonlyMap<number, number>> => {
  const row = { productId: sql`own.product_id`, assistantId: sql`own.assistant_id` }
  const rows = await db
    .select({
      assistantId: sql<number>`own.assistant_id`.mapWith(Number),
      learners: sql<number>`count(distinct ${enrolments.id})::int`,
    })
    .from(sql`${lookingAfter(schoolId)} own`)
    .innerJoin(
      enrolments,
      sql`${enrolments.schoolId} = ${schoolId} and ${enrolments.productId} = own.product_id
        and ${enrolments.userId} = own.user_id and ${enrolments.state} = 'active'`,
    )
    .where(and(isShown(row), products && sql`own.product_id in ${products}`))
    .groupBy(sql`own.assistant_id`)
  return new Map(rows.map(({ assistantId, learners }) => [assistantId, learners]))
}
