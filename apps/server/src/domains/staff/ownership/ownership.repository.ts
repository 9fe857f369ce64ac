import type { ReadDatabase, WriteDatabase, Transaction } from '../../../platform/database/pool.ts'
import { alias, and, eq, gt } from '../../../platform/database/sql.ts'
import { users } from '../../identity/index.ts'
import { schools } from '../../schools/index.ts'
import { ownershipTransfers, ownershipTransfersColumns } from './ownership.tables.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

const receiver = alias(users, 'receiver')
const giver = alias(users, 'giver')

const selectOffers = (db: ReadDatabase) =>
  db
    .select({
      schoolId: ownershipTransfers.schoolId,
      school: schools.name,
      fromUserId: ownershipTransfers.fromUserId,
      fromName: giver.name,
      toUserId: ownershipTransfers.toUserId,
      toName: receiver.name,
      toEmail: receiver.email,
      toLanguage: receiver.language,
      createdAt: ownershipTransfers.createdAt,
      expiresAt: ownershipTransfers.expiresAt,
    })
    .from(ownershipTransfers)
    .innerJoin(schools, eq(schools.id, ownershipTransfers.schoolId))
    .innerJoin(receiver, eq(receiver.id, ownershipTransfers.toUserId))
    .innerJoin(giver, eq(giver.id, ownershipTransfers.fromUserId))
export type OfferRow = Awaited<ReturnType<typeof selectOffers>>[number]

/** The offer of a school that still stands. */
export const findOffer = async (db: ReadDatabase, schoolId: SchoolId, now: Date) => {
  const [row] = await selectOffers(db).where(
    and(eq(ownershipTransfers.schoolId, schoolId), gt(ownershipTransfers.expiresAt, now)),
  )
  return row ?? null
}

export const findOfferByToken = async (db: ReadDatabase, tokenHash: string, now: Date) => {
  const [row] = await selectOffers(db).where(
    and(eq(ownershipTransfers.tokenHash, tokenHash), gt(ownershipTransfers.expiresAt, now)),
  )
  return row ?? null
}

/** Schools that were offered to somebody. */
export const listOffersTo = (db: ReadDatabase, userId: number, now: Date) =>
  selectOffers(db).where(and(eq(ownershipTransfers.toUserId, userId), gt(ownershipTransfers.expiresAt, now)))

/** Keeps the one offer of a school; an earlier one no longer stands. */
export const replaceOffer = async (
  tx: Transaction,
  offer: { schoolId: SchoolId; fromUserId: number; toUserId: number; createdAt: Date; expiresAt: Date },
) => {
  await tx.delete(ownershipTransfers).where(eq(ownershipTransfers.schoolId, offer.schoolId))
  await tx.insert(ownershipTransfers).values({ ...offer, tokenHash: null })
}

export const setOfferToken = async (
  db: WriteDatabase,
  { schoolId, toUserId }: { schoolId: SchoolId; toUserId: number },
  tokenHash: string,
): Promise<boolean> => {
  const changed = await db
    .update(ownershipTransfers)
    .set({ tokenHash })
    .where(and(eq(ownershipTransfers.schoolId, schoolId), eq(ownershipTransfers.toUserId, toUserId)))
    .returning({ schoolId: ownershipTransfers.schoolId })
  return changed.length > 0
}

export const deleteOffer = async (tx: Transaction, schoolId: SchoolId) => {
  const [row] = await tx
    .delete(ownershipTransfers)
    .where(eq(ownershipTransfers.schoolId, schoolId))
    .returning(ownershipTransfersColumns)
  return row ?? null
}
