import type { Transaction } from '../../../platform/database/pool.ts'
import { emit } from '../../../platform/events/event.ts'
import { accessNoted } from '../access.events.ts'
import { type AccessPlace, insertAccessChange, type NewAccessChange } from '../grants.repository.ts'

/** Writes into the history of somebody's access, and tells the domains above. */
export const recordAccessChange = async (
  tx: Transaction,
  place: AccessPlace,
  change: NewAccessChange,
  now: Date,
): Promise<void> => {
  const { kind, details, actorId } = change
  await emit(tx, accessNoted, {
    change_id: await insertAccessChange(tx, place, change, now),
    school_id: place.schoolId,
    product_id: place.productId,
    user_id: place.userId,
    kind,
    details,
    at: now.toISOString(),
    is_by_team: actorId !== null && actorId !== place.userId,
  })
}
