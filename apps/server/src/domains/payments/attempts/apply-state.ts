import { toWire } from '@lectern/contract/kernel/money/minor-units'
import { paymentFailed } from '@lectern/contract/orders/orders.facts'
import type { TransactionState } from '@lectern/contract/payments/transactions'
import { providerIds } from '@lectern/contract/payments/provider-ids'
import type { Transaction } from '../../../platform/database/pool.ts'
import { record } from '../../../platform/facts/record.ts'
import { found } from '../../../platform/http/call-error.ts'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import type { ProviderState } from '../../../platform/providers/payments/payment-provider.ts'
import {
  insertEvent,
  type LockedOrder,
  lockOrder,
  type OrderPlace,
  personOf,
  receivePayment,
  sendOrderLetter,
  updateOrder,
} from '../../orders/index.ts'
import { documentMovement } from '../documents/issue-documents.ts'
import { isAdvance, isOpen } from '../rules/next-state.ts'
import { nextAsk } from '../rules/ask-times.ts'
import { applyReturned } from './apply-returned.ts'
import {
  type AttemptChange,
  findChargeOfMoney,
  type KnownAttempt,
  listOpenAttempts,
  lockAttempt,
  noteAsked,
  type TransactionColumns,
  updateAttempt,
} from './attempts.repository.ts'

/** What the answer of a provider is written down with. */
export interface Answered {
  readonly now: Date
  /** Whether the provider had told of it by itself before it was asked. */
  readonly isSaid: boolean
}

/**
 * Writes down what a provider says of an attempt, under the lock of its order: money counts once, in whatever order and however often it is
 * told, and only where it is what was asked, in the account that was asked.
 */
export const applyState = async (
  tx: Transaction,
  known: KnownAttempt,
  told: ProviderState,
  answered: Answered,
): Promise<void> => {
  const { schoolId, id } = known.attempt
  const place = { schoolId, orderId: known.attempt.orderId }
  const order = found(await lockOrder(tx, place))
  const row = found(await lockAttempt(tx, schoolId, id))
  const isCounted = await countsElsewhere(tx, row, told)
  const isOther = told.state === 'succeeded' && (isCounted || differs(known, told))
  const next: TransactionState = isOther ? 'mismatch' : told.state
  const state = isAdvance(row.state, next) ? next : row.state
  await noteAsked(tx, schoolId, id, answered.now, askAgain(row, state, answered.now))
  // A card that was refused on a page that is open still is told, and the buyer goes on there.
  const reason = isOpen(state) ? told.reason : undefined
  const seen = {
    reason,
    word: told.word || undefined,
    payer: told.payer ?? undefined,
    fee: told.fee ?? undefined,
  }
  await updateAttempt(tx, schoolId, id, { ...seen, state })
  if (state !== row.state) await act(tx, { order, place, row, state, told, isCounted }, answered)
  if (state === 'succeeded') await applyReturned(tx, { place, row: { ...row, state }, told }, answered.now)
}

/** An open attempt is asked about until it is settled; one that is over, when the provider speaks of it. */
const askAgain = (row: TransactionColumns, state: TransactionState, now: Date): Date | null => {
  if (!isOpen(state)) return null
  const next = nextAsk(row.returnedAt ?? row.createdAt, now, state === 'processing' ? 'processing' : 'open')
  const { expiresAt } = row
  // When its page closes, it is settled: somebody may wait for the place.
  return expiresAt !== null && expiresAt > now && (next === null || next > expiresAt) ? expiresAt : next
}

/** Whether what came is not what was asked: the sum, its currency, the account and the mode must be those of the attempt. */
const differs = ({ attempt, system }: KnownAttempt, told: ProviderState): boolean =>
  (told.amount !== null && told.amount !== attempt.amount) ||
  (told.currency !== null && told.currency.toUpperCase() !== attempt.currency) ||
  (told.account !== null && system.account !== null && told.account !== system.account) ||
  (told.mode !== null && told.mode !== system.mode && system.providerId !== providerIds.standIn)

interface Move {
  readonly order: LockedOrder
  readonly place: OrderPlace
  readonly row: TransactionColumns
  readonly state: TransactionState
  readonly told: ProviderState
  /** Whether the same money counts for another attempt already. */
  readonly isCounted: boolean
}

/** One movement of money counts for one attempt, whatever a provider says. */
const countsElsewhere = async (
  tx: Transaction,
  { id, schoolId, systemId }: TransactionColumns,
  { paymentId }: ProviderState,
): Promise<boolean> => {
  if (systemId === null || paymentId === null) return false
  const owner = await findChargeOfMoney(tx, { schoolId, systemId, moneyId: paymentId })
  return owner !== null && owner !== id
}

const act = async (tx: Transaction, move: Move, answered: Answered): Promise<void> => {
  switch (move.state) {
    case 'succeeded':
      return takeMoney(tx, move, answered)
    case 'mismatch':
      return park(tx, move, answered.now)
    case 'failed':
      return fail(tx, move, answered.now)
    case 'expired':
    case 'cancelled':
      return letGo(tx, move)
    case 'processing':
    case 'unknown':
      return wait(tx, move, answered.now)
    case 'created':
      return undefined
  }
}

/** Nobody pays again before the outcome is known, and the order does not close meanwhile. */
const wait = async (tx: Transaction, { order, place }: Move, now: Date): Promise<void> => {
  if (order.awaitingSince === null) await updateOrder(tx, place, { awaitingSince: now })
}

/** The buyer may pay again, where no other attempt is under way. */
const letGo = async (tx: Transaction, { order, place, row }: Move): Promise<void> => {
  if (order.awaitingSince === null) return
  const others = (await listOpenAttempts(tx, place)).filter(
    ({ attempt }) => attempt.id !== row.id && attempt.state !== 'created',
  )
  if (others.length === 0) await updateOrder(tx, place, { awaitingSince: null })
}

const fail = async (tx: Transaction, move: Move, now: Date): Promise<void> => {
  const { order, place, row, told } = move
  const reason = told.reason ?? 'other'
  await updateAttempt(tx, place.schoolId, row.id, { reason })
  await letGo(tx, move)
  await insertEvent(tx, place, { kind: 'payment_failed', amount: row.amount, title: reason }, now)
  if (row.paymentId !== null)
    await record(tx, paymentFailed, {
      schoolId: place.schoolId,
      ...personOf(order),
      subjectId: order.id,
      details: { payment_id: row.paymentId, reason },
      at: now,
    })
  // Who waits at the page reads it there; a bank that took its time answers by letter.
  if (row.state === 'processing')
    await enqueue(tx, sendOrderLetter, {
      school_id: place.schoolId,
      order_id: place.orderId,
      kind: 'payment_failed',
      amount: toWire(row.amount),
    })
}

const park = async (
  tx: Transaction,
  { order, place, row, told, isCounted }: Move,
  now: Date,
): Promise<void> => {
  await updateAttempt(tx, place.schoolId, row.id, {
    ...{ seenAmount: told.amount, seenCurrency: told.currency?.toUpperCase() ?? null },
    ...{ moneyId: isCounted ? null : told.paymentId, processedAt: told.at ?? now },
  })
  await updateOrder(tx, place, { awaitingSince: order.awaitingSince ?? now, differsSince: now })
  await insertEvent(tx, place, { kind: 'payment_differs', amount: told.amount ?? row.amount }, now)
}

const takeMoney = async (
  tx: Transaction,
  { place, row, told }: Move,
  { now, isSaid }: Answered,
): Promise<void> => {
  const moved: AttemptChange = {
    moneyId: told.paymentId,
    processedAt: told.at ?? now,
    isFoundByAsking: !isSaid,
    reason: null,
  }
  await updateAttempt(tx, place.schoolId, row.id, moved)
  await countMoney(tx, place, { row, amount: row.amount, paidAt: told.at ?? now }, now)
}

/** Lets money count for the order of an attempt; what is too much stands in the books, and the order is overpaid. */
export const countMoney = async (
  tx: Transaction,
  place: OrderPlace,
  {
    row,
    amount,
    paidAt,
  }: { readonly row: TransactionColumns; readonly amount: bigint; readonly paidAt: Date },
  now: Date,
  actorId: number | null = null,
): Promise<void> => {
  const { paymentId } = await receivePayment(
    tx,
    place,
    { paymentId: found(row.paymentId), amount, paidAt, isLetterSent: true, whatIsTooMuch: 'keep' },
    { actorId, now },
  )
  if (paymentId !== row.paymentId) await updateAttempt(tx, place.schoolId, row.id, { paymentId })
  await documentMovement(tx, place, row.id, now)
}
