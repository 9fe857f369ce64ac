import type { Transaction } from '../../../platform/database/pool.ts'
import { and, eq } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { contactStrangers } from './merging.tables.ts'

interface Strangers {
  readonly schoolId: SchoolId
  readonly ids: readonly [number, number]
}

/** Remembers that two contacts are two people. */
export const insertStrangers = async (
  tx: Transaction,
  { schoolId, ids }: Strangers,
  byUserId: number,
  now: Date,
): Promise<void> => {
  await tx
    .insert(contactStrangers)
    .values({ schoolId, oneId: Math.min(...ids), otherId: Math.max(...ids), byUserId, at: now })
    .onConflictDoNothing()
}

export const deleteStrangers = async (tx: Transaction, { schoolId, ids }: Strangers): Promise<void> => {
  await tx
    .delete(contactStrangers)
    .where(
      and(
        eq(contactStrangers.schoolId, schoolId),
        eq(contactStrangers.oneId, Math.min(...ids)),
        eq(contactStrangers.otherId, Math.max(...ids)),
      ),
    )
}
