import type { Transaction } from '../../../platform/database/pool.ts'
import { currentSchools } from './current-schools.tables.ts'

/** Notes the school that a person chose. */
export const saveCurrentSchool = async (db: Transaction, userId: number, schoolId: number) => {
  await db
    .insert(currentSchools)
    .values({ userId, schoolId })
    .onConflictDoUpdate({ target: currentSchools.userId, set: { schoolId } })
}
