import { toWire } from '@lectern/contract/kernel/money/minor-units'
import { paymentDisputed } from '@lectern/contract/orders/orders.facts'
import type { DisputeState } from '@lectern/contract/payments/transactions'
import type { Transaction } from '../../../platform/database/pool.ts'
import { record } from '../../../platform/facts/record.ts'
import { found } from '../../../platform/http/call-error.ts'
import type { ProviderState } from '../../../platform/providers/payments/payment-provider.ts'
import { findOrder, giveBack, insertEvent, type OrderPlace, personOf } from '../../orders/index.ts'
import { documentMovement } from '../documents/issue-documents.ts'
import { insertTransaction } from '../transactions.repository.ts'
import { currencyOfAttempt } from './attempt-parts.ts'
import { listRefundsOf, type TransactionColumns, updateAttempt } from './attempts.repository.ts'

interface Charge {
  readonly place: OrderPlace
  readonly row: TransactionColumns
  readonly told: ProviderState
}

/**
 * Writes down what became of money after it came: what the school sent back at the provider's own desk, and what the buyer disputes at the
 * bank. A lost dispute is money that went back.
 */
export const applyReturned = async (tx: Transaction, charge: Charge, now: Date): Promise<void> => {
  const { place, row, told } = charge
  const known = await listRefundsOf(tx, place.schoolId, [row.id])
  const sum = known.reduce((total, { amount }) => total + amount, 0n)
  if (told.refunded !== row.refunded)
    await updateAttempt(tx, place.schoolId, row.id, { refunded: told.refunded })
  // What is on its way may be among what the provider counts already: only more than both is somebody else's.
  if (told.refunded > sum)
    await writeReturned(tx, charge, { amount: told.refunded - sum, word: 'refund' }, now)
  if (told.dispute !== null && told.dispute !== row.dispute)
    await dispute(
      tx,
      charge,
      { state: told.dispute, left: row.amount - (told.refunded > sum ? told.refunded : sum) },
      now,
    )
}

const writeReturned = async (
  tx: Transaction,
  { place, row, told }: Charge,
  { amount, word }: { readonly amount: bigint; readonly word: string },
  now: Date,
): Promise<void> => {
  const transactionId = await insertTransaction(tx, {
    ...place,
    ...{ kind: 'refund', state: 'succeeded', amount, currency: row.currency, isTest: row.isTest },
    ...{ providerId: row.providerId, systemId: row.systemId, chargeId: row.id, word },
    ...{ createdAt: now, processedAt: told.at ?? now },
  })
  const { paidTotal } = found(await findOrder(tx, place))
  const most = amount < paidTotal ? amount : paidTotal
  const back = { amount: most, isAccessClosed: false, isOrderCancelled: false, reason: '' }
  await giveBack(tx, place, back, { actorId: null, now })
  await documentMovement(tx, place, transactionId, now)
}

const dispute = async (
  tx: Transaction,
  charge: Charge,
  { state, left }: { readonly state: DisputeState; readonly left: bigint },
  now: Date,
): Promise<void> => {
  const { place, row } = charge
  await updateAttempt(tx, place.schoolId, row.id, { dispute: state })
  const kind = ({ open: 'dispute_opened', won: 'dispute_won', lost: 'dispute_lost' } as const)[state]
  await insertEvent(tx, place, { kind, amount: left }, now)
  const order = found(await findOrder(tx, place))
  await record(tx, paymentDisputed, {
    schoolId: place.schoolId,
    ...personOf(order),
    subjectId: order.id,
    details: { amount: toWire(left), currency: currencyOfAttempt(row.currency), state },
    at: now,
  })
  if (state === 'lost' && left > 0n) await writeReturned(tx, charge, { amount: left, word: 'dispute' }, now)
}
