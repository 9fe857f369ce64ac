import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, eq, inArray, type SQL, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { attempts } from '../attempts.tables.ts'
import { tellClaim } from '../claims/tell-attempt.ts'
import { heldDecisions, heldDecisionsColumns } from './held.tables.ts'

/** Whether an attempt has been decided about and its learner has not been told, as a condition. */
export const isHeld = (schoolId: SchoolId): SQL => sql`exists (
  select 1 from ${heldDecisions}
  where ${heldDecisions.schoolId} = ${schoolId} and ${heldDecisions.attemptId} = ${attempts.id}
)`

/** What was decided of some attempts and their learners have not been told. */
export const listHeld = async (db: ReadDatabase, schoolId: SchoolId, attemptIds: readonly number[]) =>
  attemptIds.length === 0
    ? []
    : db
        .select(heldDecisionsColumns)
        .from(heldDecisions)
        .where(and(eq(heldDecisions.schoolId, schoolId), inArray(heldDecisions.attemptId, [...attemptIds])))
export type HeldRow = Awaited<ReturnType<typeof listHeld>>[number]

/** Writes a decision in the place of the one before; the team hears of it, its learner does not. */
export const writeHeld = async (
  tx: Transaction,
  { attemptId, ...decision }: HeldRow & { readonly schoolId: SchoolId },
): Promise<void> => {
  await tx
    .insert(heldDecisions)
    .values({ attemptId, ...decision })
    .onConflictDoUpdate({ target: heldDecisions.attemptId, set: decision })
  await tellClaim(tx, decision.schoolId, attemptId)
}

/** Takes a decision out of those that wait. */
export const deleteHeld = async (tx: Transaction, schoolId: SchoolId, attemptId: number): Promise<void> => {
  await tx
    .delete(heldDecisions)
    .where(and(eq(heldDecisions.schoolId, schoolId), eq(heldDecisions.attemptId, attemptId)))
  await tellClaim(tx, schoolId, attemptId)
}

/** Forgets who decided, with what they had not told: the account was erased. */
export const forgetHeld = async (tx: Transaction, userId: number): Promise<void> => {
  await tx.delete(heldDecisions).where(eq(heldDecisions.decidedBy, userId))
}
