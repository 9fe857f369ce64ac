import type { GrantOrigin } from '@lectern/contract/access/access'
import type { AccessChangeDetails, AccessChangeKind } from '@lectern/contract/access/access-change'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { and, desc, eq, isNull, sql } from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { ensureContacts } from '../contacts/index.ts'
import { users } from '../identity/index.ts'
import { enrolments, type KeptPause } from './access.tables.ts'
import { enrolmentsColumns } from './enrolment-columns.ts'
import { accessChanges, accessGrants } from './grants.tables.ts'
import { offers } from './scopes/scopes.tables.ts'

/** One person and one product of a school. */
export interface AccessPlace {
  readonly schoolId: SchoolId
  readonly productId: number
  readonly userId: number
}

/** A new access; null where it has no offer, no end, or nobody of the staff gave it. */
export interface NewGrant {
  readonly offerId: number | null
  /** The order that paid for it. */
  readonly orderId?: number | undefined
  readonly origin: GrantOrigin
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly createdBy: number | null
}

const isAt = ({ schoolId, productId, userId }: AccessPlace) =>
  and(eq(enrolments.schoolId, schoolId), eq(enrolments.productId, productId), eq(enrolments.userId, userId))

/** How a person stands to a product; nobody else changes it before the transaction ends. */
export const lockEnrolment = async (tx: Transaction, place: AccessPlace) => {
  // First the lock: a query that has waited for one sees its own row as it is now, and the accesses as they were before.
  await tx.select({ id: enrolments.id }).from(enrolments).where(isAt(place)).for('update')
  const [row] = await tx.select(enrolmentsColumns).from(enrolments).where(isAt(place))
  return row ?? null
}
export type LockedEnrolment = NonNullable<Awaited<ReturnType<typeof lockEnrolment>>>

/**
 * Begins an enrolment that is not there, whose person is a contact of the school from then on; one that is there is left.
 *
 * @returns whether it was not there
 */
export const insertEnrolment = async (
  tx: Transaction,
  place: AccessPlace,
  begun: Pick<typeof enrolments.$inferInsert, 'state' | 'source' | 'startedAt'>,
  now: Date,
): Promise<boolean> => {
  const rows = await tx
    .insert(enrolments)
    .values({ ...place, ...begun })
    .onConflictDoNothing()
    .returning({ id: enrolments.id })
  if (rows.length > 0) {
    const areBrought = begun.source === 'manual' || begun.source === 'import'
    const met = { schoolId: place.schoolId, userIds: [place.userId], areBrought }
    await ensureContacts(tx, met, 'enrolment', now)
  }
  return rows.length > 0
}

type Written = Pick<
  typeof enrolments.$inferSelect,
  'state' | 'source' | 'startedAt' | 'endsAt' | 'frozenFrom' | 'frozenUntil'
> & { readonly pauses: readonly KeptPause[] }

/** Writes what is named; the rest stays. */
export const updateEnrolment = async (
  tx: Transaction,
  place: AccessPlace,
  change: Partial<Written>,
): Promise<void> => {
  await tx.update(enrolments).set(change).where(isAt(place))
}

/** @returns whether it was given: somebody who took an offer has it once */
export const insertGrant = async (
  tx: Transaction,
  place: AccessPlace,
  grant: NewGrant,
  now: Date,
): Promise<boolean> => {
  const rows = await tx
    .insert(accessGrants)
    .values({ ...place, ...grant, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: accessGrants.id })
  return rows.length > 0
}

/** Gives accesses other ends, each its own. */
export const updateGrantEnds = async (
  tx: Transaction,
  { schoolId }: Pick<AccessPlace, 'schoolId'>,
  ends: readonly { readonly id: number; readonly endsAt: Date | null }[],
): Promise<void> => {
  for (const { id, endsAt } of ends)
    await tx
      .update(accessGrants)
      .set({ endsAt })
      .where(and(eq(accessGrants.id, id), eq(accessGrants.schoolId, schoolId)))
}

/** Takes every access of a person to a product away. @returns those taken by the person, by their offers */
export const revokeGrants = async (
  tx: Transaction,
  { schoolId, productId, userId }: AccessPlace,
  now: Date,
) =>
  tx
    .update(accessGrants)
    .set({ revokedAt: now })
    .where(
      and(
        eq(accessGrants.schoolId, schoolId),
        eq(accessGrants.productId, productId),
        eq(accessGrants.userId, userId),
        isNull(accessGrants.revokedAt),
      ),
    )
    .returning({ offerId: accessGrants.offerId, origin: accessGrants.origin })

/** Takes what one order opened of a product to a person away. @returns how many accesses those were */
export const revokeOrderGrants = async (
  tx: Transaction,
  { schoolId, productId, userId }: AccessPlace,
  orderId: number,
  now: Date,
): Promise<number> => {
  const rows = await tx
    .update(accessGrants)
    .set({ revokedAt: now })
    .where(
      and(
        eq(accessGrants.schoolId, schoolId),
        eq(accessGrants.productId, productId),
        eq(accessGrants.userId, userId),
        eq(accessGrants.orderId, orderId),
        isNull(accessGrants.revokedAt),
      ),
    )
    .returning({ id: accessGrants.id })
  return rows.length
}

/** Gives back what one order opened of products and what was taken away at a moment. @returns whose accesses those are */
export const restoreOrderGrants = (
  tx: Transaction,
  {
    schoolId,
    orderId,
    closedAt,
  }: { readonly schoolId: SchoolId; readonly orderId: number; readonly closedAt: Date },
): Promise<{ productId: number; userId: number }[]> =>
  tx
    .update(accessGrants)
    .set({ revokedAt: null })
    .where(
      and(
        eq(accessGrants.schoolId, schoolId),
        eq(accessGrants.orderId, orderId),
        eq(accessGrants.revokedAt, closedAt),
      ),
    )
    .returning({ productId: accessGrants.productId, userId: accessGrants.userId })

/** What is written into the history of somebody's access. */
export interface NewAccessChange {
  readonly kind: AccessChangeKind
  readonly details: AccessChangeDetails
  /** Null: the person. */
  readonly actorId: number | null
}

/** Writes into the history of somebody's access. @returns the number of the entry */
export const insertAccessChange = async (
  tx: Transaction,
  place: AccessPlace,
  change: NewAccessChange,
  now: Date,
): Promise<number> => {
  const [row] = await tx
    .insert(accessChanges)
    .values({ ...place, ...change, at: now })
    .returning({ id: accessChanges.id })
  if (!row) throw new Error('The change of an access was not written down.')
  return row.id
}

/** One entry of the history; null where it went with the person. */
export const findAccessChange = async (db: ReadDatabase, schoolId: SchoolId, id: number) => {
  const [row] = await db
    .select({ kind: accessChanges.kind, details: accessChanges.details })
    .from(accessChanges)
    .where(and(eq(accessChanges.schoolId, schoolId), eq(accessChanges.id, id)))
  return row ?? null
}

/** The history of somebody's access to a product, the latest first. */
export const listAccessChanges = (
  db: ReadDatabase,
  { schoolId, productId, userId }: AccessPlace,
  limit: number,
) =>
  db
    .select({
      id: accessChanges.id,
      kind: accessChanges.kind,
      details: accessChanges.details,
      at: accessChanges.at,
      actorName: users.name,
      offerTitle: sql<string | null>`(
        select title from ${offers} where id = (${accessChanges.details} ->> 'offer_id')::bigint
          and school_id = ${schoolId})`,
    })
    .from(accessChanges)
    .leftJoin(users, eq(users.id, accessChanges.actorId))
    .where(
      and(
        eq(accessChanges.schoolId, schoolId),
        eq(accessChanges.productId, productId),
        eq(accessChanges.userId, userId),
      ),
    )
    .orderBy(desc(accessChanges.id))
    .limit(limit)

/** How many people were given one product by an offer, whatever became of it. */
export const countTakers = (
  db: ReadDatabase,
  { schoolId, productId, offerId }: { schoolId: SchoolId; productId: number; offerId: number },
): Promise<number> =>
  db.$count(
    accessGrants,
    and(
      eq(accessGrants.schoolId, schoolId),
      eq(accessGrants.productId, productId),
      eq(accessGrants.offerId, offerId),
    ),
  )
