import type { ReadDatabase } from '../../platform/database/pool.ts'
import { and, asc, eq, inArray, isNull, type SQL, sql } from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { products } from '../products/index.ts'
import { lookingAfter } from './looking-after.repository.ts'
import { participantGroupMembers, participantGroups } from './teams.tables.ts'

/** The columns (or expressions) of a row that name a product and one of its participants. */
interface ParticipantRow {
  readonly productId: SQL
  readonly userId: SQL
}

/** Whether the participant of a row is in a group of the school. */
export const isInParticipantGroup = (
  schoolId: SchoolId,
  groupId: number,
  row: ParticipantRow,
): SQL => sql`exists (
  select 1 from ${participantGroupMembers}
  join ${participantGroups} on ${participantGroups.id} = ${participantGroupMembers.groupId}
  where ${participantGroups.schoolId} = ${schoolId} and ${participantGroups.id} = ${groupId}
    and ${participantGroups.productId} = ${row.productId} and ${participantGroupMembers.userId} = ${row.userId}
)`

/** Whether the participant of a row is in the own group of an assistant, or in one that the assistant looks after. */
export const isLookedAfterBy = (
  schoolId: SchoolId,
  assistantId: number,
  row: ParticipantRow,
): SQL => sql`(${row.productId}, ${row.userId}) in (
  select own.product_id, own.user_id from ${lookingAfter(schoolId)} own where own.assistant_id = ${assistantId}
)`

/** Some products of a school; undefined for all of them. */
export interface ProductChoice {
  readonly schoolId: SchoolId
  readonly productIds: readonly number[] | undefined
}

/** The groups of participants of some products, by name. */
export const listGroupChoices = (db: ReadDatabase, { schoolId, productIds }: ProductChoice, limit: number) =>
  db
    .select({ id: participantGroups.id, name: participantGroups.name, product: products.title })
    .from(participantGroups)
    .innerJoin(products, eq(products.id, participantGroups.productId))
    .where(
      and(
        eq(participantGroups.schoolId, schoolId),
        isNull(products.deletedAt),
        productIds && inArray(participantGroups.productId, [...productIds]),
      ),
    )
    .orderBy(asc(products.title), asc(participantGroups.name))
    .limit(limit)
