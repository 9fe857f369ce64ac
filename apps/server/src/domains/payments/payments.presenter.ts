import { type CurrencyCode, currencyCodes } from '@lectern/contract/kernel/money/currencies'
import { toWire } from '@lectern/contract/kernel/money/minor-units'
import type { Connection } from '@lectern/contract/payments/connections'
import { isOnline, providerIds } from '@lectern/contract/payments/provider-ids'
import type { PaymentSystem } from '@lectern/contract/payments/payment-systems'
import type { Transaction, TransactionSum } from '@lectern/contract/payments/transactions'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import { listPeople } from '../identity/index.ts'
import type { KnownMethod } from '../orders/index.ts'
import { messagesUrl } from './connections/connections.ts'
import type { SystemRow } from './payment-systems.repository.ts'
import type { TransactionRow } from './transactions.repository.ts'

/** What is known beside the row of a payment system. */
export interface SystemSurroundings {
  /** The address of the school, without a trailing slash. */
  readonly origin: string
  /** Open attempts by the number of the payment system. */
  readonly open: ReadonlyMap<number, number>
}

/** A way to pay for the staff. */
export const presentSystem = (row: SystemRow, around: SystemSurroundings): PaymentSystem => ({
  id: row.id,
  provider_id: row.providerId,
  title: row.title,
  instruction: row.instruction,
  currencies: row.currencies,
  state: row.state,
  position: row.position,
  connection: presentConnection(row, around),
  updated_at: row.updatedAt.toISOString(),
})

const presentConnection = (row: SystemRow, { origin, open }: SystemSurroundings): Connection | null =>
  row.messagesToken === null
    ? null
    : {
        mode: row.mode,
        account: row.account,
        account_name: row.accountName,
        keys: row.shownKeys ?? [],
        messages_url: messagesUrl(origin, row.messagesToken),
        steps: row.steps ?? [],
        checked_at: row.checkedAt?.toISOString() ?? null,
        stopped_at: row.stoppedAt?.toISOString() ?? null,
        last_message_at: row.lastMessageAt?.toISOString() ?? null,
        last_refused_at: row.lastRefusedAt?.toISOString() ?? null,
        refused_count: row.refusedCount,
        open_count: open.get(row.id) ?? 0,
      }

/** A way to pay for buyers. */
export const presentMethod = (row: SystemRow): KnownMethod => ({
  id: row.id,
  kind: isOnline(row.providerId) ? 'provider' : 'instruction',
  provider_id: row.providerId,
  title: row.title,
  is_test: row.state === 'test',
  instruction: row.instruction,
})

/** What moved in one currency. */
export const presentSum = (row: { currency: string; charges: string; refunds: string }): TransactionSum => {
  const [charges, refunds] = [BigInt(row.charges), BigInt(row.refunds)]
  return {
    currency: knownCurrency(row.currency),
    charges: toWire(charges),
    refunds: toWire(refunds),
    net: toWire(charges - refunds),
  }
}

const knownCurrency = (found: string): CurrencyCode => {
  const currency = currencyCodes.find((code) => code === found)
  if (currency === undefined) throw new Error(`A transaction has the currency ${found}.`)
  return currency
}

/** Transactions for the staff; one question, however many. */
export const presentTransactions = async (
  db: ReadDatabase,
  rows: readonly TransactionRow[],
): Promise<Transaction[]> => {
  const ids = [...new Set(rows.flatMap(({ actorId }) => (actorId === null ? [] : [actorId])))]
  const people = new Map(
    (await listPeople(db, ids)).map(({ id, name, email }) => [id, { id, name, email: email ?? '' }]),
  )
  return rows.map((row) => ({
    id: row.id,
    order: { id: row.orderId, number: row.order.number },
    buyer: { contact_id: row.order.contactId, name: row.order.buyerName, email: row.order.email },
    title: row.order.title,
    kind: row.kind,
    state: row.state,
    amount: toWire(row.amount),
    currency: knownCurrency(row.currency),
    provider_id: row.providerId,
    external_id: row.externalId,
    method: row.method,
    way: row.way,
    payer: row.payer,
    fee: row.fee === null ? null : toWire(row.fee),
    reason: row.reason,
    dispute: row.dispute,
    is_test: row.isTest || row.providerId === providerIds.standIn,
    may_undo_until: row.state === 'created' ? (row.leavesAt?.toISOString() ?? null) : null,
    comment: row.comment,
    by: row.actorId === null ? null : (people.get(row.actorId) ?? null),
    created_at: row.createdAt.toISOString(),
    processed_at: row.processedAt?.toISOString() ?? null,
  }))
}
