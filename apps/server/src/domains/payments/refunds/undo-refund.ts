import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { insertEvent, lockOrder, type OrderPlace, undoGiveBack } from '../../orders/index.ts'
import { findAttempt, lockAttempt, updateAttempt } from '../attempts/attempts.repository.ts'

/**
 * Takes a refund back before its money left: the money stays, and access and order are as they were before.
 *
 * @returns the order
 * @throws CallError not_found; refund_left (409)
 */
export const undoRefund = async (
  tx: Transaction,
  { schoolId, id }: { readonly schoolId: SchoolId; readonly id: number },
  actor: { readonly actorId: number; readonly now: Date },
): Promise<OrderPlace> => {
  const { attempt } = found(await findAttempt(tx, schoolId, id))
  const place = { schoolId, orderId: attempt.orderId }
  found(await lockOrder(tx, place))
  const row = found(await lockAttempt(tx, schoolId, id))
  if (row.kind !== 'refund' || row.state !== 'created' || row.leavesAt === null || row.leavesAt <= actor.now)
    throw new CallError('refund_left')
  await updateAttempt(tx, schoolId, id, { state: 'cancelled', nextAskAt: null })
  await insertEvent(
    tx,
    place,
    { kind: 'refund_undone', actorId: actor.actorId, amount: row.amount },
    actor.now,
  )
  if (row.choices !== null) await undoGiveBack(tx, place, { ...row.choices, at: row.createdAt }, actor)
  return place
}
