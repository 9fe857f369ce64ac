import { notify } from '../../platform/database/notifications.ts'
import type { Transaction } from '../../platform/database/pool.ts'
import type { SchoolId } from '../../platform/school-id.ts'

export const schoolChannel = 'schools'

/** Tells every process that a school was opened or renamed; acted on when the transaction commits. */
export const announceSchoolChange = (tx: Transaction, schoolId: SchoolId): Promise<void> =>
  notify(tx, schoolChannel, String(schoolId))
