import type { ReadDatabase, WriteDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, count, eq, isNotNull, isNull, lt, or } from '../../../platform/database/sql.ts'
import { recoveryCodes, twoFactors, twoFactorsColumns } from './security.tables.ts'

export const findTwoFactor = async (db: ReadDatabase, userId: number) => {
  const [row] = await db.select(twoFactorsColumns).from(twoFactors).where(eq(twoFactors.userId, userId))
  return row ?? null
}

/** A new secret that is not switched on yet; an earlier one of that kind is replaced. False when one is on. */
export const saveUnconfirmed = async (
  tx: Transaction,
  userId: number,
  secret: string,
  now: Date,
): Promise<boolean> => {
  const rows = await tx
    .insert(twoFactors)
    .values({ userId, secret, createdAt: now })
    .onConflictDoUpdate({
      target: twoFactors.userId,
      set: { secret, createdAt: now, lastStep: null },
      setWhere: isNull(twoFactors.confirmedAt),
    })
    .returning({ userId: twoFactors.userId })
  return rows.length > 0
}

/** Switches on; false when another call did. */
export const confirmTwoFactor = async (tx: Transaction, userId: number, now: Date): Promise<boolean> => {
  const rows = await tx
    .update(twoFactors)
    .set({ confirmedAt: now })
    .where(and(eq(twoFactors.userId, userId), isNull(twoFactors.confirmedAt)))
    .returning({ userId: twoFactors.userId })
  return rows.length > 0
}

/** Takes a step once; false when it, or a later one, was taken before. */
export const consumeStep = async (db: WriteDatabase, userId: number, step: number): Promise<boolean> => {
  const rows = await db
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(eq(twoFactors.userId, userId), or(isNull(twoFactors.lastStep), lt(twoFactors.lastStep, step))))
    .returning({ userId: twoFactors.userId })
  return rows.length > 0
}

/** Switches off, recovery codes included; false when it was off. */
export const deleteTwoFactor = async (tx: Transaction, userId: number): Promise<boolean> => {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const rows = await tx
    .delete(twoFactors)
    .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt)))
    .returning({ userId: twoFactors.userId })
  return rows.length > 0
}

export const replaceRecoveryCodes = async (
  tx: Transaction,
  userId: number,
  hashes: readonly string[],
  now: Date,
) => {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash, createdAt: now })))
}

/** Uses a recovery code up; false when there is none like it. */
export const consumeRecoveryCode = async (
  db: WriteDatabase,
  userId: number,
  hash: string,
): Promise<boolean> => {
  const rows = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash)))
    .returning({ id: recoveryCodes.id })
  return rows.length > 0
}

export const countRecoveryCodes = async (db: ReadDatabase, userId: number): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
  return row?.total ?? 0
}
