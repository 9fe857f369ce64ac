import { CallError, found } from '../../../platform/http/call-error.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import {
  PaymentProviderError,
  type RefundAttempt,
  type RefundState,
} from '../../../platform/providers/payments/payment-provider.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { findOrder, giveBack, insertEvent, lockOrder } from '../../orders/index.ts'
import { attemptOf, currencyOfAttempt, type PaymentEngine } from '../attempts/attempt-parts.ts'
import {
  findAttempt,
  type KnownAttempt,
  listRefundsOf,
  lockAttempt,
  noteAsked,
  updateAttempt,
} from '../attempts/attempts.repository.ts'
import { documentMovement } from '../documents/issue-documents.ts'
import { openConnection, type OpenConnection, schoolOrigin } from '../connections/connections.ts'
import { nextAsk } from '../rules/ask-times.ts'
import { isOpen } from '../rules/next-state.ts'

interface RefundPlace {
  readonly schoolId: SchoolId
  readonly id: number
}

/**
 * Sends the money of a refund once it may leave, and asks what became of it: money that went is written into the order once, however often
 * this is called. A provider that did not answer is asked by the same key.
 *
 * @throws CallError not_found; provider_silent (503)
 */
export const settleRefund = async (engine: PaymentEngine, { schoolId, id }: RefundPlace): Promise<void> => {
  const { db, clock } = engine
  const isBegun = await db.transaction((tx) => claimLeaving(tx, { schoolId, id }, clock.now()))
  if (!isBegun) return
  const refund = found(await findAttempt(db, schoolId, id))
  const charge = found(await findAttempt(db, schoolId, found(refund.attempt.chargeId)))
  const origin = await schoolOrigin(db, engine, schoolId)
  const open = openConnection(engine, charge.system, origin)
  if (open === null)
    throw new CallError('provider_silent', { detail: 'the provider is not offered any more' })
  const others = await listRefundsOf(db, schoolId, [charge.attempt.id])
  const refundedBefore = others
    .filter((other) => other.id !== id && other.state === 'succeeded')
    .reduce((sum, { amount }) => sum + amount, 0n)
  const state = await send(engine, open, refund, refundAttemptOf(refund, charge, { origin, refundedBefore }))
  await db.transaction((tx) => applyRefund(tx, refund, state, clock.now()))
}

/** Whether money leaves now, or has left: nobody takes it back from here on. */
const claimLeaving = async (tx: Transaction, { schoolId, id }: RefundPlace, now: Date): Promise<boolean> => {
  const row = found(await lockAttempt(tx, schoolId, id))
  if (!isOpen(row.state)) return false
  if (row.state !== 'created') return true
  if (row.leavesAt !== null && row.leavesAt > now) return false
  await updateAttempt(tx, schoolId, id, { state: 'unknown', nextAskAt: nextAsk(now, now, 'processing') })
  return true
}

const refundAttemptOf = (
  { attempt }: KnownAttempt,
  charge: KnownAttempt,
  { origin, refundedBefore }: { readonly origin: string; readonly refundedBefore: bigint },
): RefundAttempt => ({
  key: found(attempt.key),
  externalId: attempt.externalId,
  charge: { ...attemptOf(charge, origin), paymentId: found(charge.attempt.moneyId) },
  refundedBefore,
  amount: attempt.amount,
  currency: currencyOfAttempt(attempt.currency),
})

const send = async (
  { db, clock }: PaymentEngine,
  { provider, connection }: OpenConnection,
  { attempt }: KnownAttempt,
  refund: RefundAttempt,
): Promise<RefundState> => {
  try {
    return refund.externalId === null
      ? await provider.refund(connection, refund)
      : await provider.fetchRefund(connection, refund)
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    if (error.refusal === 'refused' || error.refusal === 'unknown_payment')
      return { state: 'failed', externalId: null, word: error.refusal }
    const now = clock.now()
    const next = nextAsk(attempt.leavesAt ?? attempt.createdAt, now, 'processing')
    await db.transaction((tx) => noteAsked(tx, attempt.schoolId, attempt.id, now, next))
    throw new CallError('provider_silent', { detail: error.message })
  }
}

const applyRefund = async (
  tx: Transaction,
  { attempt }: KnownAttempt,
  told: RefundState,
  now: Date,
): Promise<void> => {
  const { schoolId, id, orderId } = attempt
  const place = { schoolId, orderId }
  found(await lockOrder(tx, place))
  const row = found(await lockAttempt(tx, schoolId, id))
  if (!isOpen(row.state)) return
  const next = told.state === 'processing' ? nextAsk(row.leavesAt ?? row.createdAt, now, 'processing') : null
  await noteAsked(tx, schoolId, id, now, next)
  const { state, externalId, word } = told
  await updateAttempt(tx, schoolId, id, {
    ...{ state, word, externalId: externalId ?? row.externalId },
    ...(state === 'succeeded' && { processedAt: now, moneyId: externalId }),
  })
  if (state === 'failed') await insertEvent(tx, place, { kind: 'refund_failed', amount: row.amount }, now)
  if (state !== 'succeeded') return
  const { paidTotal } = found(await findOrder(tx, place))
  // Where it was written down by hand meanwhile, the order has less than this.
  const amount = row.amount < paidTotal ? row.amount : paidTotal
  const back = { amount, isAccessClosed: false, isOrderCancelled: false, reason: row.comment ?? '' }
  await giveBack(tx, place, back, { actorId: row.actorId, now })
  await documentMovement(tx, place, id, now)
}
