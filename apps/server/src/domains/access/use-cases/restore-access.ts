import type { Transaction } from '../../../platform/database/pool.ts'
import { announceEnrolmentChange } from '../enrolment-cache.ts'
import { updateEnrolment, updateGrantEnds } from '../grants.repository.ts'
import { listStandings, revokeGrantsById, type Standing } from '../standings.repository.ts'
import { type ChangedAccess, placeOf, summarise } from './change-access.ts'
import { recordAccessChange } from './record-access-change.ts'

/**
 * Gives somebody's access back what it was: accesses that came since go, and the others end when they did. Nothing happens where
 * something else was done since.
 *
 * @param before null: they had never stood to the product
 * @param changeId what was done last when it was to be like this
 * @returns whether it is restored
 */
export const restoreAccess = async (
  tx: Transaction,
  change: ChangedAccess,
  before: Omit<Standing, 'changeId'> | null,
  changeId: number,
): Promise<boolean> => {
  const { product, userId, actorId, now } = change
  const place = placeOf(change)
  const standing = (await listStandings(tx, place, [userId])).get(userId)
  if (standing?.changeId !== changeId) return false
  const ends = new Map(before?.grants.map(({ id, endsAt }) => [id, endsAt]))
  const gone = standing.grants.filter(({ id }) => !ends.has(id)).map(({ id }) => id)
  await revokeGrantsById(tx, place, gone, now)
  await updateGrantEnds(tx, place, before?.grants ?? [])
  if (ends.size === 0) {
    const waiting = before?.state === 'waiting' && { startedAt: before.startedAt, endsAt: null }
    await updateEnrolment(tx, place, { state: waiting ? 'waiting' : 'revoked', ...waiting })
    await announceEnrolmentChange(tx, userId, product)
    await recordAccessChange(tx, place, { kind: 'revoked', details: {}, actorId }, change)
    return true
  }
  await summarise(tx, change)
  const latest = [...ends.values()].reduce(laterEnd, new Date(0))
  const details = { ends_at: latest?.toISOString() ?? null }
  await recordAccessChange(tx, place, { kind: 'end_changed', details, actorId }, change)
  return true
}

/** Null: without end. */
const laterEnd = (one: Date | null, other: Date | null): Date | null =>
  one === null || other === null ? null : one > other ? one : other
