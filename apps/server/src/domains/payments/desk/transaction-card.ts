import { toWire } from '@lectern/contract/kernel/money/minor-units'
import { type TransactionCard, transactionCardLimits } from '@lectern/contract/payments/transactions'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { listMessagesOf } from '../messages/messages.repository.ts'
import { findSystem } from '../payment-systems.repository.ts'
import { presentTransactions } from '../payments.presenter.ts'
import { findTransaction, type TransactionRow } from '../transactions.repository.ts'

/**
 * One movement of money with how the school knows of it.
 *
 * @throws CallError not_found
 */
export const loadTransactionCard = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  id: number,
): Promise<TransactionCard> => {
  const row = found(await findTransaction(db, schoolId, id))
  const [shown] = await presentTransactions(db, [row])
  return {
    ...found(shown),
    provider: await presentProvider(db, schoolId, row),
    messages: await loadMessages(db, schoolId, row),
  }
}

const presentProvider = async (db: ReadDatabase, schoolId: SchoolId, row: TransactionRow) => {
  if (row.key === null || row.systemId === null) return null
  const system = await findSystem(db, schoolId, row.systemId)
  return {
    key: row.key,
    title: system?.title ?? '',
    word: row.word,
    returned_at: row.returnedAt?.toISOString() ?? null,
    asked_at: row.askedAt?.toISOString() ?? null,
    asks: row.asks,
    next_ask_at: row.nextAskAt?.toISOString() ?? null,
    seen_amount: row.seenAmount === null ? null : toWire(row.seenAmount),
    seen_currency: row.seenCurrency,
    decision: row.decision,
  }
}

const loadMessages = async (db: ReadDatabase, schoolId: SchoolId, row: TransactionRow) => {
  const { systemId, key, externalId, moneyId } = row
  if (systemId === null || key === null) return []
  const externalIds = [externalId, moneyId].filter((each) => each !== null)
  const told = await listMessagesOf(
    db,
    schoolId,
    { systemId, keys: [key], externalIds },
    transactionCardLimits.messages,
  )
  return told.map(({ id, word, receivedAt, handledAt }) => ({
    id,
    word,
    received_at: receivedAt.toISOString(),
    handled_at: handledAt?.toISOString() ?? null,
  }))
}
