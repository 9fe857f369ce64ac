import { accessFacts } from '@lectern/contract/access/access.facts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { record } from '../../../platform/facts/record.ts'
import { type AccessPlace, insertAccessChange, type NewAccessChange } from '../grants.repository.ts'

/** Writes into the history of somebody's access, and records the fact. */
export const recordAccessChange = async (
  tx: Transaction,
  place: AccessPlace,
  change: NewAccessChange,
  { now, isUntold = false }: { readonly now: Date; readonly isUntold?: boolean | undefined },
): Promise<void> => {
  const { kind, actorId } = change
  const isByTeam = actorId !== null && actorId !== place.userId
  await record(tx, accessFacts[kind], {
    schoolId: place.schoolId,
    userId: place.userId,
    subjectId: place.productId,
    details: {
      change_id: await insertAccessChange(tx, place, change, now),
      ...(isByTeam && { by_id: actorId }),
      ...(isByTeam && isUntold && { is_untold: true }),
    },
    at: now,
  })
}
