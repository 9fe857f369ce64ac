import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { and, asc, eq, inArray, sql } from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { enrolments } from './access.tables.ts'
import type { AccessPlace } from './grants.repository.ts'
import { accessGrants } from './grants.tables.ts'

/** How somebody stands to a product, and the last thing that was done to that. */
export interface Standing {
  readonly state: (typeof enrolments.$inferSelect)['state']
  readonly startedAt: Date
  readonly grants: readonly { readonly id: number; readonly endsAt: Date | null }[]
  /** Null where nothing was written down. */
  readonly changeId: number | null
}

interface WrittenEnd {
  readonly id: number
  readonly ends_at: string | null
}

/** How people stand to a product; who never did is absent. */
export const listStandings = async (
  db: ReadDatabase,
  { schoolId, productId }: { readonly schoolId: SchoolId; readonly productId: number },
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Standing>> => {
  const rows = await db
    .select({
      userId: enrolments.userId,
      state: enrolments.state,
      startedAt: enrolments.startedAt,
      grants: sql<WrittenEnd[]>`(
        select coalesce(json_agg(json_build_object('id', given.id, 'ends_at', given.ends_at) order by given.id), '[]'::json)
        from access_grants given where given.school_id = ${schoolId} and given.product_id = enrolments.product_id
          and given.user_id = enrolments.user_id and given.revoked_at is null)`,
      changeId: sql<string | null>`(
        select max(done.id) from access_changes done where done.school_id = ${schoolId}
          and done.product_id = enrolments.product_id and done.user_id = enrolments.user_id)`,
    })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.schoolId, schoolId),
        eq(enrolments.productId, productId),
        inArray(enrolments.userId, [...userIds]),
      ),
    )
    .orderBy(asc(enrolments.userId))
  return new Map(
    rows.map(({ userId, grants, changeId, ...row }) => [
      userId,
      {
        ...row,
        grants: grants.map(({ id, ends_at: endsAt }) => ({
          id,
          endsAt: endsAt === null ? null : new Date(endsAt),
        })),
        changeId: changeId === null ? null : Number(changeId),
      },
    ]),
  )
}

/** Takes some accesses of a person away. */
export const revokeGrantsById = async (
  tx: Transaction,
  { schoolId, productId, userId }: AccessPlace,
  ids: readonly number[],
  now: Date,
): Promise<void> => {
  await tx
    .update(accessGrants)
    .set({ revokedAt: now })
    .where(
      and(
        eq(accessGrants.schoolId, schoolId),
        eq(accessGrants.productId, productId),
        eq(accessGrants.userId, userId),
        inArray(accessGrants.id, [...ids]),
      ),
    )
}
