import type { MismatchDecision } from '@lectern/contract/payments/transactions'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { lockOrder, updateOrder } from '../../orders/index.ts'
import { countMoney } from '../attempts/apply-state.ts'
import { findAttempt, lockAttempt, updateAttempt } from '../attempts/attempts.repository.ts'

/**
 * Decides what becomes of money that differs from what was asked: it counts for the order as far as it came, or it is none of the order's,
 * and the buyer may pay again.
 *
 * @throws CallError not_found; no_mismatch (409); other_currency (422)
 */
export const decideMismatch = async (
  tx: Transaction,
  { schoolId, id }: { readonly schoolId: SchoolId; readonly id: number },
  { decision, reason }: { readonly decision: MismatchDecision; readonly reason: string },
  { actorId, now }: { readonly actorId: number; readonly now: Date },
): Promise<void> => {
  const { attempt } = found(await findAttempt(tx, schoolId, id))
  const place = { schoolId, orderId: attempt.orderId }
  const order = found(await lockOrder(tx, place))
  const row = found(await lockAttempt(tx, schoolId, id))
  if (row.state !== 'mismatch' || row.decision !== null) throw new CallError('no_mismatch')
  const amount = row.seenAmount ?? row.amount
  const written = { decision, comment: reason, actorId } as const
  if (decision === 'ignore') {
    await updateAttempt(tx, schoolId, id, written)
    await updateOrder(tx, place, { awaitingSince: null, differsSince: null })
    return
  }
  if (row.seenCurrency !== null && row.seenCurrency !== order.currency) throw new CallError('other_currency')
  await updateAttempt(tx, schoolId, id, { ...written, state: 'succeeded', amount })
  await countMoney(tx, place, { row, amount, paidAt: row.processedAt ?? now }, now, actorId)
}
