import { type CurrencyCode, currencyCodes } from '@lectern/contract/kernel/money/currencies'
import type { Database, Transaction } from '../../../platform/database/pool.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { PaymentAttempt } from '../../../platform/providers/payments/payment-provider.ts'
import { updateSystem, type SystemRow } from '../payment-systems.repository.ts'
import type { ConnectionTools } from '../connections/connections.ts'
import { returnPath } from './attempt-key.ts'
import type { KnownAttempt } from './attempts.repository.ts'

/** What the domain has to move money with. */
export interface PaymentEngine extends ConnectionTools, Pick<Dependencies, 'clock'> {
  readonly db: Database
}

/** Minutes for which the page of a provider is open. */
const pageMinutes = 60

/** When the page of an attempt that begins now closes. */
export const pageEnd = (now: Date): Date => new Date(now.getTime() + pageMinutes * 60_000)

/** @throws Error for a currency that there is not */
export const currencyOfAttempt = (written: string): CurrencyCode => {
  const currency = currencyCodes.find((code) => code === written)
  if (currency === undefined) throw new Error(`A transaction has the currency ${written}.`)
  return currency
}

/** An attempt as its provider is told of it: the same for the same row. */
export const attemptOf = ({ attempt, order }: KnownAttempt, origin: string): PaymentAttempt => {
  const { key, expiresAt } = attempt
  if (key === null || expiresAt === null)
    throw new Error(`Transaction ${attempt.id} was not made at a provider.`)
  return {
    key,
    externalId: attempt.externalId,
    amount: attempt.amount,
    currency: currencyOfAttempt(attempt.currency),
    title: order.title,
    orderNumber: order.number,
    email: order.email ?? '',
    language: order.language,
    createdAt: attempt.createdAt,
    expiresAt,
    returnUrl: `${origin}${returnPath(key)}`,
  }
}

/** Takes a payment system from the checkout whose keys the provider refuses; the staff read since when. */
export const stopSystem = async (
  tx: Transaction,
  { schoolId, id, stoppedAt }: Pick<SystemRow, 'schoolId' | 'id' | 'stoppedAt'>,
  now: Date,
): Promise<void> => {
  if (stoppedAt === null) await updateSystem(tx, schoolId, id, { stoppedAt: now })
}
