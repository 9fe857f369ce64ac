import type { PermissionString } from '@lectern/contract/kernel/permissions'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import { sql } from '../../platform/database/sql.ts'
import type { StaffSeat } from '../../platform/http/call.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { attempts } from '../attempts/index.ts'
import { lessons } from '../lessons/index.ts'
import { isInScope, loadLearnerScope } from '../teams/index.ts'

/** The rights by which one attempt may be read. */
export const practiceReaders = ['practice_read', 'practice_curator'] as const satisfies PermissionString[]

/** The product and the learner of an attempt. */
export const learnerOfAttempt = (schoolId: SchoolId) => ({
  productId: sql`(
    select ${lessons.productId} from ${lessons}
    where ${lessons.schoolId} = ${schoolId} and ${lessons.id} = ${attempts.lessonId}
  )`,
  userId: sql`${attempts.userId}`,
})

/** Whose attempts somebody may see, as a condition: of the whole school, or of their learners on their products. */
export const practiceScope = async (
  db: ReadDatabase,
  staff: StaffSeat,
  userId: number,
  rights: readonly PermissionString[],
) => isInScope(await loadLearnerScope(db, staff, userId, rights), learnerOfAttempt(staff.schoolId))
