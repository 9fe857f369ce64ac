import type { Reward } from '@lectern/contract/schools/rewards'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { listSchoolPoints, sumSchoolPoints } from './rewards.repository.ts'

/** The latest points of a person at a school, at most `limit` of them, with the balance. */
export const loadSchoolPoints = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  { userId, limit }: { readonly userId: number; readonly limit: number },
): Promise<{ balance: number; entries: Omit<Reward, 'school'>[]; has_more: boolean }> => {
  const rows = await listSchoolPoints(db, schoolId, userId, limit + 1)
  return {
    balance: (await sumSchoolPoints(db, schoolId, userId)) ?? 0,
    entries: rows.slice(0, limit).map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    has_more: rows.length > limit,
  }
}
