import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** Which of some e-mails are of people who were erased and must not come back. */
export const isKeptOut = async (
  _db: ReadDatabase,
  _schoolId: SchoolId,
  _emails: readonly string[],
): Promise<ReadonlySet<string>> => new Set()
