import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { Actor } from '../../platform/http/call.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { findMember } from '../staff/index.ts'

/** Whether somebody at the checkout sees ways to pay that move no real money: the staff of the school try them before buyers do. */
export const seesTests = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  actor: Pick<Actor, 'userId' | 'scope'> | null,
): Promise<boolean> =>
  actor !== null && actor.scope === 'full' && (await findMember(db, schoolId, actor.userId)) !== null
