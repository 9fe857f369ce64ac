import { toWire } from '@lectern/contract/kernel/money/minor-units'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import type { KeyedTools } from '../../../platform/sign-in/keyed.ts'
import { giveBack, insertEvent, type OrderPlace } from '../../orders/index.ts'
import { keyOfTransaction } from '../attempts/attempt-key.ts'
import {
  listProviderCharges,
  listRefundsOf,
  type TransactionColumns,
  updateAttempt,
} from '../attempts/attempts.repository.ts'
import { askAbout, askingOf } from '../jobs/job-kinds.ts'
import type { RefundChoices } from '../payments.tables.ts'
import { insertTransaction } from '../transactions.repository.ts'

/** Minutes in which a refund can be taken back: its money leaves after them. */
export const undoMinutes = 10

interface RefundableCharge {
  readonly charge: TransactionColumns
  /** What can go back of it still. */
  readonly left: bigint
}

/** What of an order can go back through the providers by which it came, the latest charge first. */
export const listRefundable = async (db: ReadDatabase, place: OrderPlace): Promise<RefundableCharge[]> => {
  const charges = (await listProviderCharges(db, place)).map(({ attempt }) => attempt)
  const refunds = await listRefundsOf(
    db,
    place.schoolId,
    charges.map(({ id }) => id),
  )
  return charges.flatMap((charge) => {
    const own = refunds.filter(({ chargeId }) => chargeId === charge.id)
    const gone = own.reduce((sum, { amount }) => sum + amount, 0n)
    const left = charge.amount - (gone > charge.refunded ? gone : charge.refunded)
    return left > 0n && charge.moneyId !== null ? [{ charge, left }] : []
  })
}

export interface WantedRefund {
  readonly amount: bigint
  readonly choices: RefundChoices
  readonly reason: string
  readonly actorId: number
}

/**
 * Sends money of an order back by the way on which it came, ten minutes later: until then it can be taken back. Access and order change at
 * once.
 *
 * @throws CallError not_found; payment_disputed (409); more_than_provider_took (422)
 */
export const beginRefund = async (
  tx: Transaction,
  keys: KeyedTools,
  place: OrderPlace,
  { amount, choices, reason, actorId }: WantedRefund,
  now: Date,
): Promise<void> => {
  // Holds the order, so that nobody sends the same money back beside.
  await giveBack(tx, place, { amount: 0n, ...choices, reason }, { actorId, now })
  if (amount === 0n) return
  const refundable = await listRefundable(tx, place)
  if (refundable.some(({ charge }) => charge.dispute === 'open')) throw new CallError('payment_disputed')
  const most = refundable.reduce((sum, { left }) => sum + left, 0n)
  if (amount > most) throw new CallError('more_than_provider_took', { params: { amount: toWire(most) } })
  const leavesAt = new Date(now.getTime() + undoMinutes * 60_000)
  let rest = amount
  for (const { charge, left } of refundable) {
    if (rest === 0n) break
    const part = left < rest ? left : rest
    // What is taken back with the money stands on the first part alone.
    await insertRefund(
      tx,
      keys,
      { place, charge, part, reason, actorId, choices: rest === amount ? choices : null },
      { now, leavesAt },
    )
    rest -= part
  }
  await insertEvent(tx, place, { kind: 'refund_begun', actorId, amount, reason }, now)
}

const insertRefund = async (
  tx: Transaction,
  keys: KeyedTools,
  {
    place,
    charge,
    part,
    reason,
    actorId,
    choices,
  }: {
    readonly place: OrderPlace
    readonly charge: TransactionColumns
    readonly part: bigint
    readonly reason: string
    readonly actorId: number
    readonly choices: RefundChoices | null
  },
  { now, leavesAt }: { readonly now: Date; readonly leavesAt: Date },
): Promise<void> => {
  const id = await insertTransaction(tx, {
    ...place,
    ...{ kind: 'refund', state: 'created', amount: part, currency: charge.currency, isTest: charge.isTest },
    ...{
      providerId: charge.providerId,
      systemId: charge.systemId,
      chargeId: charge.id,
      paymentId: charge.paymentId,
    },
    ...{ comment: reason || null, actorId, choices, createdAt: now, leavesAt },
    // The clock sends it where the job is lost.
    nextAskAt: new Date(leavesAt.getTime() + 60_000),
  })
  await updateAttempt(tx, place.schoolId, id, { key: keyOfTransaction(keys, 'refund', id) })
  await enqueue(
    tx,
    askAbout,
    { school_id: place.schoolId, transaction_id: id, kind: 'refund' },
    { runAt: leavesAt, ...askingOf(id, 'refund') },
  )
}
