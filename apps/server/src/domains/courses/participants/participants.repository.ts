import type { ParticipantOrder, ParticipantState } from '@lectern/contract/courses/participant-lists'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, asc, desc, eq, inArray, type SQL, sql } from '../../../platform/database/sql.ts'
import { isInState, enrolments, enrolmentsColumns, listedEnrolmentsColumns } from '../../access/index.ts'
import { isCalled, users } from '../../identity/index.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { isInScope, type LearnerScope } from '../../teams/index.ts'

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

/** A product of a school. */
export interface ProductPlace {
  readonly schoolId: SchoolId
  readonly productId: number
}

const isOf = ({ schoolId, productId }: ProductPlace) =>
  and(eq(enrolments.schoolId, schoolId), eq(enrolments.productId, productId))
const takesPart = eq(enrolments.state, 'active')

export interface ParticipantFilter {
  readonly page: number
  readonly perPage: number
  readonly search: string
  /** Absent: everybody who takes part. */
  readonly state?: { readonly is: ParticipantState; readonly at: Date } | undefined
  /** 0: those who have an access without an offer. */
  readonly offerId?: number | undefined
  readonly groupId?: number | undefined
  readonly sort: ParticipantOrder
  /** Whom the reader may see. */
  readonly scope: LearnerScope
}

/** The rows of one page are the same however often it is read. */
const orders = {
  latest: [desc(enrolments.startedAt), desc(enrolments.id)],
  name: [asc(users.name), asc(enrolments.id)],
  // Without an end last, as PostgreSQL sorts them.
  end: [asc(enrolments.endsAt), asc(enrolments.id)],
} as const

/** Has an access by this offer that was not taken away; 0: one without an offer. */
const hasOffer = (offerId: number) =>
  sql`exists (
    select 1 from access_grants given
    where given.product_id = ${enrolments.productId} and given.user_id = ${enrolments.userId}
      and given.school_id = ${enrolments.schoolId} and given.revoked_at is null
      and ${offerId === 0 ? sql`given.offer_id is null` : sql`given.offer_id = ${offerId}`}
  )`

const isInGroup = (groupId: number) =>
  sql`exists (
    select 1 from participant_groups g join participant_group_members m on m.group_id = g.id
    where g.id = ${groupId} and g.product_id = ${enrolments.productId} and g.school_id = ${enrolments.schoolId}
      and m.user_id = ${enrolments.userId}
  )`

/** Which people of a product are wanted. */
export type WantedPeople = Omit<ParticipantFilter, 'page' | 'perPage' | 'sort'>

/** The condition on enrolments of one product, joined with their people; `search` is part of a name or an e-mail. */
export const areWanted = ({ search, state, offerId, groupId, scope }: WantedPeople) => {
  const row = { productId: sql`${enrolments.productId}`, userId: sql`${enrolments.userId}` }
  return and(
    state === undefined ? takesPart : isInState(state.is, state.at),
    offerId === undefined ? undefined : hasOffer(offerId),
    groupId === undefined ? undefined : isInGroup(groupId),
    search === '' ? undefined : isCalled(search),
    isInScope(scope, row),
  )
}

/** One page of those who take part in a product, or wait for it. */
export const listParticipants = async (
  db: ReadDatabase,
  place: ProductPlace,
  { page, perPage, sort, ...wanted }: ParticipantFilter,
) => {
  const isWanted = and(isOf(place), areWanted(wanted))
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
