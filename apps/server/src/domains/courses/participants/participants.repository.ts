import type { ParticipantOrder } from '@lectern/contract/courses/participant-lists'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, asc, desc, eq, inArray, type SQL } from '../../../platform/database/sql.ts'
import { enrolments, enrolmentsColumns, listedEnrolmentsColumns } from '../../access/index.ts'
import { users } from '../../identity/index.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { areWanted, type ProductPlace, type WantedPeople } from './wanted-people.repository.ts'

export type { ProductPlace, WantedPeople }

const selectParticipants = (db: ReadDatabase, isWanted: SQL | undefined) =>
  db
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      enrolment: listedEnrolmentsColumns,
    })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.userId))
    .where(isWanted)
export type ParticipantRow = Awaited<ReturnType<typeof selectParticipants>>[number]

const isOf = ({ schoolId, productId }: ProductPlace) =>
  and(eq(enrolments.schoolId, schoolId), eq(enrolments.productId, productId))
const takesPart = eq(enrolments.state, 'active')

export interface ParticipantFilter extends WantedPeople {
  readonly page: number
  readonly perPage: number
  readonly sort: ParticipantOrder
}

/** The rows of one page are the same however often it is read. */
const orders = {
  latest: [desc(enrolments.startedAt), desc(enrolments.id)],
  name: [asc(users.name), asc(enrolments.id)],
  // Without an end last, as PostgreSQL sorts them.
  end: [asc(enrolments.endsAt), asc(enrolments.id)],
} as const

/** One page of those who take part in a product, or wait for it. */
export const listParticipants = async (
  db: ReadDatabase,
  place: ProductPlace,
  { page, perPage, sort, ...wanted }: ParticipantFilter,
) => {
  const isWanted = and(isOf(place), areWanted(place, wanted))
  const rows = await selectParticipants(db, isWanted)
    .orderBy(...orders[sort])
    .limit(perPage)
    .offset((page - 1) * perPage)
  return { rows, total: await db.$count(selectParticipants(db, isWanted).as('wanted')) }
}

export const findParticipant = async (db: ReadDatabase, place: ProductPlace, userId: number) => {
  const [row] = await selectParticipants(db, and(isOf(place), takesPart, eq(users.id, userId)))
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
