import type { ReadDatabase } from '../../platform/database/pool.ts'
import { preparedQuery } from '../../platform/database/prepared.ts'
import {
  and,
  count,
  desc,
  eq,
  inArray,
  isNull,
  type SQL,
  sql,
  type SQLWrapper,
} from '../../platform/database/sql.ts'
import { products } from '../products/index.ts'
import { enrolments } from './access.tables.ts'
import { enrolmentsColumns } from './enrolment-columns.ts'
import type { SchoolId } from '../../platform/school-id.ts'

const enrolmentQuery = preparedQuery((db) =>
  db
    .select(enrolmentsColumns)
    .from(enrolments)
    .where(
      and(
        eq(enrolments.productId, sql.placeholder('productId')),
        eq(enrolments.userId, sql.placeholder('userId')),
      ),
    )
    .prepare('find_enrolment'),
)

export const findEnrolment = async (db: ReadDatabase, productId: number, userId: number) => {
  const [row] = await enrolmentQuery(db).execute({ productId, userId })
  return row ?? null
}

/** How some people stand to a product of the school. */
export const listEnrolmentsOf = (
  db: ReadDatabase,
  schoolId: SchoolId,
  productId: number,
  userIds: readonly number[],
) =>
  db
    .select(enrolmentsColumns)
    .from(enrolments)
    .where(
      and(
        eq(enrolments.schoolId, schoolId),
        eq(enrolments.productId, productId),
        inArray(enrolments.userId, [...userIds]),
      ),
    )

export type EnrolmentRow = NonNullable<Awaited<ReturnType<typeof findEnrolment>>>

/** What the person of a row takes part in, the latest first; a part of a query. */
export const enrolmentsOf = (
  userId: SQLWrapper,
): SQL<{ productId: number; state: string; type: string }[]> => sql`coalesce(
  (select json_agg(json_build_object(
      'productId', ${enrolments.productId}, 'state', ${enrolments.state}, 'type', ${products.productableType})
      order by ${enrolments.startedAt} desc)
    from ${enrolments} join ${products} on ${eq(products.id, enrolments.productId)}
    where ${and(eq(enrolments.userId, userId), eq(enrolments.state, 'active'), isNull(products.deletedAt))}),
  '[]'
)`

const enrolmentsQuery = preparedQuery((db) =>
  db
    .select({
      productId: enrolments.productId,
      state: enrolments.state,
      type: products.productableType,
    })
    .from(enrolments)
    .innerJoin(products, eq(products.id, enrolments.productId))
    .where(
      and(
        eq(enrolments.userId, sql.placeholder('userId')),
        eq(enrolments.state, 'active'),
        isNull(products.deletedAt),
      ),
    )
    .orderBy(desc(enrolments.startedAt))
    .prepare('list_enrolments'),
)

/** What a person takes part in, the latest first. */
export const listEnrolments = (db: ReadDatabase, userId: number) => enrolmentsQuery(db).execute({ userId })

/** How many people take part in each of some products. */
export const countParticipants = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  productIds: readonly number[],
): Promise<Map<number, number>> => {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .select({ productId: enrolments.productId, total: count() })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.schoolId, schoolId),
        inArray(enrolments.productId, [...productIds]),
        eq(enrolments.state, 'active'),
      ),
    )
    .groupBy(enrolments.productId)
  return new Map(rows.map(({ productId, total }) => [productId, total]))
}

/** How many people take part in the product that a column names, for an order by it. */
export const participantsOf = (schoolId: SchoolId, productId: SQLWrapper) =>
  sql<number>`(select count(*) from ${enrolments} where ${and(
    eq(enrolments.schoolId, schoolId),
    sql`${enrolments.productId} = ${productId}`,
    eq(enrolments.state, 'active'),
  )})`

/** Schools in which a person takes part. */
export const listLearnerSchools = async (db: ReadDatabase, userId: number): Promise<SchoolId[]> => {
  const rows = await db
    .selectDistinct({ schoolId: enrolments.schoolId })
    .from(enrolments)
    .where(and(eq(enrolments.userId, userId), eq(enrolments.state, 'active')))
  return rows.map((row) => row.schoolId)
}

/** Schools with whose products a person has to do in any way: also on a waiting list, or once. */
export const listSchoolsOf = async (db: ReadDatabase, userId: number): Promise<SchoolId[]> => {
  const rows = await db
    .selectDistinct({ schoolId: enrolments.schoolId })
    .from(enrolments)
    .where(eq(enrolments.userId, userId))
  return rows.map((row) => row.schoolId)
}

/** The school of a claimed id when the person takes part in anything of it. */
export const findLearnerSchool = async (
  db: ReadDatabase,
  claimedId: number,
  userId: number,
): Promise<SchoolId | null> =>
  (await listLearnerSchools(db, userId)).find((schoolId) => schoolId === claimedId) ?? null

/** Whether somebody takes part in anything of a school, or once did. */
export const hasTakenPartIn = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  userId: number,
): Promise<boolean> =>
  (await db.$count(enrolments, and(eq(enrolments.schoolId, schoolId), eq(enrolments.userId, userId)))) > 0

/** Whether somebody takes part in anything of a school. */
export const isLearnerOf = async (db: ReadDatabase, schoolId: SchoolId, userId: number): Promise<boolean> =>
  (await db.$count(
    enrolments,
    and(eq(enrolments.schoolId, schoolId), eq(enrolments.userId, userId), eq(enrolments.state, 'active')),
  )) > 0

/** Which of some people take part in a product. */
export const listAmongParticipants = async (
  db: ReadDatabase,
  productId: number,
  userIds: readonly number[],
): Promise<number[]> => {
  if (userIds.length === 0) return []
  const rows = await db
    .select({ userId: enrolments.userId })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.productId, productId),
        eq(enrolments.state, 'active'),
        inArray(enrolments.userId, [...userIds]),
      ),
    )
  return rows.map((row) => row.userId)
}
