import { contactRegistered } from '@lectern/contract/identity/identity.facts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { record } from '../../../platform/facts/record.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** Records that somebody has opened an account at a school; before the first school there is nobody to keep it. */
export const recordRegistered = async (
  tx: Transaction,
  schoolId: SchoolId | null,
  { userId, at }: { readonly userId: number; readonly at: Date },
): Promise<void> => {
  if (schoolId === null) return
  await record(tx, contactRegistered, { schoolId, userId, subjectId: null, details: {}, at })
}
