import { escapeLike } from '../../../platform/database/escape-like.ts'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, desc, eq, ilike, inArray, or, type SQL, sql } from '../../../platform/database/sql.ts'
import { isInScope, type LearnerScope, enrolments, enrolmentsColumns } from '../../access/index.ts'
import { users } from '../../identity/index.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

const selectParticipants = (db: ReadDatabase, isWanted: SQL | undefined) =>
  db
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      enrolment: enrolmentsColumns,
    })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.userId))
    .where(isWanted)
export type ParticipantRow = Awaited<ReturnType<typeof selectParticipants>>[number]

/** A product of a school. */
export interface ProductPlace {
  readonly schoolId: SchoolId
  readonly productId: number
}

const isIn = ({ schoolId, productId }: ProductPlace) =>
  and(eq(enrolments.schoolId, schoolId), eq(enrolments.productId, productId), eq(enrolments.state, 'active'))

export interface ParticipantFilter {
  readonly page: number
  readonly perPage: number
  readonly search: string
  /** Whom the reader may see. */
  readonly scope: LearnerScope
}

/** One page of those who take part in a product, the latest first; `search` is part of a name or an e-mail. */
export const listParticipants = async (
  db: ReadDatabase,
  place: ProductPlace,
  { page, perPage, search, scope }: ParticipantFilter,
) => {
  const pattern = `%${escapeLike(search)}%`
  const isMatch = search === '' ? undefined : or(ilike(users.name, pattern), ilike(users.email, pattern))
  const row = { productId: sql`${enrolments.productId}`, userId: sql`${enrolments.userId}` }
  const isWanted = and(isIn(place), isMatch, isInScope(scope, row))
  const rows = await selectParticipants(db, isWanted)
    .orderBy(desc(enrolments.startedAt), desc(enrolments.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return { rows, total: await db.$count(selectParticipants(db, isWanted).as('wanted')) }
}

export const findParticipant = async (db: ReadDatabase, place: ProductPlace, userId: number) => {
  const [row] = await selectParticipants(db, and(isIn(place), eq(users.id, userId)))
  return row ?? null
}

/** How one person stands to some products of a school. */
export const listStandings = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  userId: number,
  productIds: readonly number[],
) => {
  if (productIds.length === 0) return []
  return db
    .select(enrolmentsColumns)
    .from(enrolments)
    .where(
      and(
        eq(enrolments.schoolId, schoolId),
        eq(enrolments.userId, userId),
        inArray(enrolments.productId, [...productIds]),
      ),
    )
}
