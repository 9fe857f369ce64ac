import type { WriteDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, eq, gt, lt } from '../../../platform/database/sql.ts'
import { verifications } from './sign-in.tables.ts'

const identifier = 'first-school'

/** Keeps the hash of the one invitation to open the first school; an earlier one no longer holds. */
export const replaceInvitation = async (
  tx: Transaction,
  invitation: { hash: string; expiresAt: Date },
  now: Date,
) => {
  await tx.delete(verifications).where(eq(verifications.identifier, identifier))
  const { hash: value, expiresAt } = invitation
  await tx.insert(verifications).values({ identifier, value, expiresAt, createdAt: now, updatedAt: now })
}

/** Uses the invitation up; false when it is another one, used, or too old. */
export const consumeInvitation = async (tx: Transaction, hash: string, now: Date): Promise<boolean> => {
  const taken = await tx
    .delete(verifications)
    .where(
      and(
        eq(verifications.identifier, identifier),
        eq(verifications.value, hash),
        gt(verifications.expiresAt, now),
      ),
    )
    .returning({ id: verifications.id })
  return taken.length > 0
}

/** Deletes an invitation whose time is over. */
export const deleteEndedInvitations = async (db: WriteDatabase, now: Date) => {
  await db.delete(verifications).where(lt(verifications.expiresAt, now))
}
