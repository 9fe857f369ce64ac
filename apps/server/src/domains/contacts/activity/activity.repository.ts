import type { WriteDatabase } from '../../../platform/database/pool.ts'
import { and, eq, inArray, lt } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { contacts } from '../contacts.tables.ts'

/**
 * Notes that the contact of an account is active, unless that was noted after `since`. It skips a locked row, because the transaction
 * that holds it may be long, and the next call notes it as well. The version stays: nobody edits this.
 */
export const noteActivity = async (
  db: WriteDatabase,
  { schoolId, userId }: { readonly schoolId: SchoolId; readonly userId: number },
  now: Date,
  since: Date,
): Promise<void> => {
  const stale = db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.schoolId, schoolId), eq(contacts.userId, userId), lt(contacts.activeAt, since)))
    .for('no key update', { skipLocked: true })
  await db
    .update(contacts)
    .set({ activeAt: now })
    .where(and(eq(contacts.schoolId, schoolId), inArray(contacts.id, stale)))
}
