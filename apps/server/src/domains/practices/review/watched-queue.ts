import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Actor, StaffSeat } from '../../../platform/http/call.ts'
import { found, notFound } from '../../../platform/http/call-error.ts'
import { isAnyAttemptIn } from '../../attempts/index.ts'
import { practiceScope } from '../practices.policy.ts'

interface QueueCaller {
  readonly actor: Actor
  readonly seatIn: (claimedId: number) => Promise<StaffSeat | null>
}

/**
 * The queue of a school as one of its team stands to it, to hear of attempts that they see.
 *
 * @throws CallError not_found for whoever sees no attempts there
 */
export const watchedQueue =
  (db: ReadDatabase) =>
  async ({ actor, seatIn }: QueueCaller, schoolId: number) => {
    const seat = found(await seatIn(schoolId))
    if (!seat.permissions.has('practice_list')) throw notFound('no list of attempts')
    const scope = await practiceScope(db, seat, actor.userId, ['practice_list'])
    const sees = (attemptIds: readonly number[]) => isAnyAttemptIn(db, seat.schoolId, attemptIds, scope)
    return { schoolId: seat.schoolId, sees: scope === undefined ? null : sees }
  }
