import type { Database, Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { PaymentProviderError } from '../../../platform/providers/payments/payment-provider.ts'
import {
  findOrder,
  insertEvent,
  keepPlace,
  listPaymentsOf,
  type LockedOrder,
  lockOrder,
  type OrderPlace,
  type PlannedPayment,
  updateOrder,
} from '../../orders/index.ts'
import { openConnection, schoolOrigin } from '../connections/connections.ts'
import { findSystem, type SystemRow } from '../payment-systems.repository.ts'
import { paymentMethods } from '../payment-methods.ts'
import { nextAsk } from '../rules/ask-times.ts'
import { isOpen } from '../rules/next-state.ts'
import { insertTransaction } from '../transactions.repository.ts'
import { goOnPath, keyOfTransaction, payAddress } from './attempt-key.ts'
import { attemptOf, pageEnd, type PaymentEngine, stopSystem } from './attempt-parts.ts'
import {
  findAttempt,
  findLatestAttempt,
  type KnownAttempt,
  listOpenAttempts,
  lockAttempt,
  type TransactionColumns,
  updateAttempt,
} from './attempts.repository.ts'
import { settleAttempt } from './settle-attempt.ts'

interface WantedPayment {
  readonly place: OrderPlace
  /** The payment system, of those at the checkout. */
  readonly methodId: number
  readonly areTestsShown: boolean
}

/**
 * Begins to pay what an order asks next at a provider. A page that is open already is answered again; another one is closed first, and if
 * it was paid meanwhile, that counts. The attempt is claimed before the provider is called, so a lost answer is asked for by the same key.
 *
 * @returns where the buyer goes on: the provider's address, or one of ours that posts a form there; and ours that leads there
 * @throws CallError not_found; order_not_open, payment_method_gone, payment_under_way, payment_found, provider_refused, sold_out,
 * offer_closed (409);
 * provider_silent (503)
 */
export const beginPayment = async (engine: PaymentEngine, wanted: WantedPayment): Promise<PayWay> => {
  const { db } = engine
  const { place } = wanted
  const order = found(await findOrder(db, place))
  const system = await findOffered(db, order, wanted)
  const payment = nextOf(await listPaymentsOf(db, order.id))
  for (const { attempt } of await listOpenAttempts(db, place)) {
    if (payment && isSame(attempt, { system, payment, now: engine.clock.now() })) {
      await db.transaction((tx) => goOn(tx, place, engine.clock.now()))
      return pageOf(engine, place, attempt.id)
    }
    await closeAttempt(engine, attempt)
  }
  const id = await db.transaction((tx) => claim(tx, engine, { ...wanted, system }))
  return pageOf(engine, place, id)
}

/** Leads a buyer to a page once more: the place is held as long as after the first time. @throws CallError order_not_open, sold_out */
const goOn = async (tx: Transaction, place: OrderPlace, now: Date): Promise<void> => {
  const order = found(await lockOrder(tx, place))
  if (order.cancelledAt !== null) throw new CallError('order_not_open')
  await keepPlace(tx, order, 'provider', now)
}

/** @throws CallError payment_method_gone */
const findOffered = async (
  db: Database,
  { schoolId, currency }: LockedOrder,
  { methodId, areTestsShown }: WantedPayment,
): Promise<SystemRow> => {
  const offered = await paymentMethods.list(db, schoolId, { currency, areTestsShown })
  const isOffered = offered.some(({ id, kind }) => id === methodId && kind === 'provider')
  const system = isOffered ? await findSystem(db, schoolId, methodId) : null
  if (system === null) throw new CallError('payment_method_gone')
  return system
}

const nextOf = (payments: readonly PlannedPayment[]): PlannedPayment | undefined =>
  payments.find(({ status }) => status === 'planned')

/** What an attempt is for. */
interface Purpose {
  readonly system: SystemRow
  readonly payment: PlannedPayment
  readonly now: Date
}

/** Whether an open attempt can be gone on with: the same account, payment and sum, and its page is open. */
const isSame = (attempt: TransactionColumns, { system, payment, now }: Purpose): boolean =>
  attempt.systemId === system.id &&
  attempt.paymentId === payment.id &&
  attempt.amount === payment.amount &&
  attempt.state !== 'processing' &&
  attempt.expiresAt !== null &&
  attempt.expiresAt > now

/**
 * Closes the page of an attempt, so that nobody pays twice.
 *
 * @throws CallError payment_found when it was paid; payment_under_way while its outcome is open; provider_silent
 */
const closeAttempt = async (engine: PaymentEngine, { schoolId, id }: TransactionColumns): Promise<void> => {
  const known = found(await findAttempt(engine.db, schoolId, id))
  const origin = await schoolOrigin(engine.db, engine, schoolId)
  const open = openConnection(engine, known.system, origin)
  if (open !== null && known.attempt.state !== 'processing')
    await orSilent(() => open.provider.cancel(open.connection, attemptOf(known, origin)))
  // A page that was never answered is nobody's: money cannot come by it, and it keeps nobody from another way.
  await (known.attempt.page === null
    ? orUnanswered(() => settleAttempt(engine, { schoolId, id }))
    : settleAttempt(engine, { schoolId, id }))
  await engine.db.transaction(async (tx) => {
    await lockOrder(tx, { schoolId, orderId: known.attempt.orderId })
    const row = found(await lockAttempt(tx, schoolId, id))
    if (row.state === 'succeeded') throw new CallError('payment_found')
    if (row.state === 'processing' || row.state === 'mismatch') throw new CallError('payment_under_way')
    // Whoever has the old page still can pay there where the provider keeps it open: late money counts all the same.
    if (isOpen(row.state)) await updateAttempt(tx, schoolId, id, { state: 'cancelled' })
  })
}

const orSilent = async (call: () => Promise<void>): Promise<void> => {
  try {
    await call()
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    // The state is asked next, and says what became of it.
  }
}

const orUnanswered = async (call: () => Promise<void>): Promise<void> => {
  try {
    await call()
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'provider_silent') throw error
  }
}

/**
 * Writes an attempt down before anybody is called.
 *
 * @returns its number: the one of somebody who was faster, where two begin at once
 * @throws CallError order_not_open, payment_under_way, sold_out, offer_closed
 */
const claim = async (
  tx: Transaction,
  { keys, clock }: PaymentEngine,
  { place, system }: WantedPayment & { readonly system: SystemRow },
): Promise<number> => {
  const now = clock.now()
  const order = found(await lockOrder(tx, place))
  const isAsked = order.paidStatus === 'unpaid' || order.paidStatus === 'partial'
  const payment = nextOf(await listPaymentsOf(tx, order.id))
  if (order.cancelledAt !== null || !isAsked || !payment) throw new CallError('order_not_open')
  const latest = (await findLatestAttempt(tx, place))?.attempt
  // Something else came than was asked: the school says first what becomes of it.
  if (latest?.state === 'mismatch' && latest.decision === null) throw new CallError('payment_under_way')
  // Before anybody is asked to pay: whoever has no place is led to no page.
  const placeUntil = await keepPlace(tx, order, 'provider', now)
  const [other] = await listOpenAttempts(tx, place)
  if (other) {
    if (isSame(other.attempt, { system, payment, now })) return other.attempt.id
    throw new CallError('payment_under_way')
  }
  const id = await insertTransaction(tx, {
    ...place,
    ...{ paymentId: payment.id, kind: 'charge', state: 'created', amount: payment.amount },
    ...{ currency: order.currency, providerId: system.providerId, systemId: system.id },
    ...{ isTest: system.state === 'test', createdAt: now, expiresAt: placeUntil ?? pageEnd(now) },
    nextAskAt: nextAsk(now, now, 'open'),
  })
  await updateAttempt(tx, place.schoolId, id, { key: keyOfTransaction(keys, 'charge', id) })
  if (order.methodId !== system.id) {
    await updateOrder(tx, place, { methodId: system.id })
    await insertEvent(tx, place, { kind: 'method_changed', title: system.title }, now)
  }
  return id
}

/** Where a buyer goes on to pay. */
interface PayWay {
  readonly url: string
  readonly page: string
}

const wayOf = (attempt: Parameters<typeof payAddress>[0]): PayWay | null => {
  const url = payAddress(attempt)
  return url === null || attempt.key === null ? null : { url, page: goOnPath(attempt.key) }
}

/**
 * The page of an attempt; made by the same key where it is not known.
 *
 * @throws CallError provider_silent, provider_refused
 */
const pageOf = async (engine: PaymentEngine, { schoolId }: OrderPlace, id: number): Promise<PayWay> => {
  const known = found(await findAttempt(engine.db, schoolId, id))
  const way = wayOf(known.attempt)
  if (way !== null) return way
  const origin = await schoolOrigin(engine.db, engine, schoolId)
  const open = openConnection(engine, known.system, origin)
  if (open === null) throw new CallError('provider_refused')
  try {
    const { externalId, page } = await open.provider.create(open.connection, attemptOf(known, origin))
    await engine.db.transaction(async (tx) => {
      await lockOrder(tx, { schoolId, orderId: known.attempt.orderId })
      const row = found(await lockAttempt(tx, schoolId, id))
      await updateAttempt(tx, schoolId, id, {
        ...{ externalId: externalId ?? row.externalId, page },
        ...(row.state === 'unknown' && { state: 'created' }),
      })
    })
    return found(wayOf({ key: known.attempt.key, page }))
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    throw await refused(engine, known, error)
  }
}

/** Writes down that a page was not made. A provider that did not answer may have made it: the same key asks again. */
const refused = async (
  { db, clock }: PaymentEngine,
  { attempt, system }: KnownAttempt,
  { refusal, message }: PaymentProviderError,
): Promise<CallError> => {
  const now = clock.now()
  const isKnown = refusal === 'refused' || refusal === 'keys_refused'
  await db.transaction(async (tx) => {
    const place = { schoolId: attempt.schoolId, orderId: attempt.orderId }
    await lockOrder(tx, place)
    const row = found(await lockAttempt(tx, attempt.schoolId, attempt.id))
    if (!isOpen(row.state) || row.page !== null) return
    await updateAttempt(
      tx,
      attempt.schoolId,
      attempt.id,
      isKnown ? { state: 'failed', reason: 'other', nextAskAt: null, word: refusal } : { state: 'unknown' },
    )
    if (isKnown)
      await insertEvent(tx, place, { kind: 'payment_failed', amount: row.amount, title: 'other' }, now)
    if (refusal === 'keys_refused') await stopSystem(tx, system, now)
  })
  return new CallError(isKnown ? 'provider_refused' : 'provider_silent', { detail: message })
}
