import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import type { ProductTypeId } from '@lectern/contract/kernel/course-rights'
import { and, asc, count, eq, gt, inArray, isNull, sql } from '../../platform/database/sql.ts'
import { isPersonCalled, users } from '../identity/index.ts'
import { enrolments } from './access.tables.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { products } from '../products/index.ts'
import { isInScope, type LearnerScope } from '../teams/index.ts'

/** Participants of a product that somebody may see, by name or e-mail, in the order of their names. */
export const findPeopleOf = (
  db: ReadDatabase,
  {
    productId,
    words,
    scope,
    limit,
  }: {
    readonly productId: number
    readonly words: string
    readonly scope: LearnerScope
    readonly limit: number
  },
) =>
  db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.userId))
    .where(
      and(
        eq(enrolments.productId, productId),
        eq(enrolments.state, 'active'),
        words === '' ? undefined : isPersonCalled(db, sql`${enrolments.userId}`, words),
        isInScope(scope, { productId: sql`${enrolments.productId}`, userId: sql`${enrolments.userId}` }),
      ),
    )
    .orderBy(asc(users.name), asc(users.id))
    .limit(limit)

/** Whether somebody takes part in a product, and is seen by whoever has this scope. */
export const isParticipantSeen = async (
  db: ReadDatabase,
  scope: LearnerScope,
  productId: number,
  userId: number,
): Promise<boolean> =>
  (await db.$count(
    enrolments,
    and(
      eq(enrolments.productId, productId),
      eq(enrolments.userId, userId),
      eq(enrolments.state, 'active'),
      isInScope(scope, { productId: sql`${enrolments.productId}`, userId: sql`${enrolments.userId}` }),
    ),
  )) > 0

/** People and one product of a school, as far as somebody sees them. */
interface WantedStandings {
  readonly schoolId: SchoolId
  readonly productId: number
  readonly userIds: readonly number[]
  readonly scope: LearnerScope
}

const standingsOf = (db: ReadDatabase, { schoolId, productId, userIds, scope }: WantedStandings) =>
  db
    .select({ userId: enrolments.userId, state: enrolments.state })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.schoolId, schoolId),
        eq(enrolments.productId, productId),
        inArray(enrolments.userId, [...userIds]),
        isInScope(scope, { productId: sql`${enrolments.productId}`, userId: sql`${enrolments.userId}` }),
      ),
    )
    .orderBy(asc(enrolments.userId))

/** Whether somebody stands to a product in any way, and is seen by whoever has this scope. */
export const isStandingSeen = async (
  db: ReadDatabase,
  { userId, ...wanted }: Omit<WantedStandings, 'userIds'> & { readonly userId: number },
): Promise<boolean> => (await standingsOf(db, { ...wanted, userIds: [userId] })).length > 0

/**
 * How people stand to a product, those who are seen; nobody else changes it before the transaction ends. They are locked in one order
 * for everybody, so that two lists with the same people do not stop each other.
 */
export const lockStandings = async (tx: Transaction, wanted: WantedStandings) => {
  const rows = await standingsOf(tx, wanted).for('update')
  return new Map(rows.map(({ userId, state }) => [userId, state]))
}

/** How many people began to take part in products of one type since a moment, those who are seen. */
export const countNewParticipants = async (
  db: ReadDatabase,
  {
    schoolId,
    typeId,
    scope,
    since,
  }: {
    readonly schoolId: SchoolId
    readonly typeId: ProductTypeId
    readonly scope: LearnerScope
    readonly since: Date
  },
): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(enrolments)
    .innerJoin(products, eq(products.id, enrolments.productId))
    .where(
      and(
        eq(enrolments.schoolId, schoolId),
        eq(enrolments.state, 'active'),
        gt(enrolments.startedAt, since),
        eq(products.typeId, typeId),
        isNull(products.deletedAt),
        isInScope(scope, { productId: sql`${enrolments.productId}`, userId: sql`${enrolments.userId}` }),
      ),
    )
  return row?.total ?? 0
}

/** Products of all schools that somebody waits for. */
export const listAwaited = (db: ReadDatabase) =>
  db
    .selectDistinct({ schoolId: enrolments.schoolId, productId: enrolments.productId })
    .from(enrolments)
    .where(eq(enrolments.state, 'waiting'))

/** Some of those who wait for a product, in the order of their numbers, after one of them. */
export const listWaiting = (
  db: ReadDatabase,
  { schoolId, productId }: { readonly schoolId: SchoolId; readonly productId: number },
  { after, limit }: { readonly after: number; readonly limit: number },
) =>
  db
    .select({ userId: enrolments.userId, since: enrolments.startedAt })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.schoolId, schoolId),
        eq(enrolments.productId, productId),
        eq(enrolments.state, 'waiting'),
        gt(enrolments.userId, after),
      ),
    )
    .orderBy(asc(enrolments.userId))
    .limit(limit)
