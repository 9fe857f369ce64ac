import type { ReadDatabase, WriteDatabase, Transaction } from '../../../platform/database/pool.ts'
import { alias, and, eq, gt } from '../../../platform/database/sql.ts'
import { users } from '../../identity/index.ts'
import { cabinets } from '../../schools/index.ts'
import { ownershipTransfers, ownershipTransfersColumns } from './ownership.tables.ts'

const receiver = alias(users, 'receiver')
const giver = alias(users, 'giver')

const selectOffers = (db: ReadDatabase) =>
  db
    .select({
      cabinetId: ownershipTransfers.cabinetId,
      school: cabinets.name,
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
    .innerJoin(cabinets, eq(cabinets.id, ownershipTransfers.cabinetId))
    .innerJoin(receiver, eq(receiver.id, ownershipTransfers.toUserId))
    .innerJoin(giver, eq(giver.id, ownershipTransfers.fromUserId))
export type OfferRow = Awaited<ReturnType<typeof selectOffers>>[number]

/** The offer of a school that still stands. */
export const findOffer = async (db: ReadDatabase, cabinetId: number, now: Date) => {
  const [row] = await selectOffers(db).where(
    and(eq(ownershipTransfers.cabinetId, cabinetId), gt(ownershipTransfers.expiresAt, now)),
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
  offer: { cabinetId: number; fromUserId: number; toUserId: number; createdAt: Date; expiresAt: Date },
) => {
  await tx.delete(ownershipTransfers).where(eq(ownershipTransfers.cabinetId, offer.cabinetId))
  await tx.insert(ownershipTransfers).values({ ...offer, tokenHash: null })
}

export const setOfferToken = async (
  db: WriteDatabase,
  { cabinetId, toUserId }: { cabinetId: number; toUserId: number },
  tokenHash: string,
): Promise<boolean> => {
  const changed = await db
    .update(ownershipTransfers)
    .set({ tokenHash })
    .where(and(eq(ownershipTransfers.cabinetId, cabinetId), eq(ownershipTransfers.toUserId, toUserId)))
    .returning({ cabinetId: ownershipTransfers.cabinetId })
  return changed.length > 0
}

export const deleteOffer = async (tx: Transaction, cabinetId: number) => {
  const [row] = await tx
    .delete(ownershipTransfers)
    .where(eq(ownershipTransfers.cabinetId, cabinetId))
    .returning(ownershipTransfersColumns)
  return row ?? null
}
