import { BoundedList, BoundedMap } from './bounded.ts'
import type { Payment, ProviderName } from './payment.ts'

/** One movement of money in the books of an account: what comes is above zero. The fee was taken from it. */
export interface BookRow {
  readonly id: string
  readonly kind: 'charge' | 'refund' | 'dispute' | 'dispute_reversal'
  /** The charge, the refund or the dispute. */
  readonly source: string
  readonly payment: Payment
  readonly amount: bigint
  readonly fee: bigint
  readonly currency: string
  readonly at: number
}

const mostPayments = 50_000
const mostRows = 200_000

/** All payments of the stand-in, and the books of every account. */
export const createBooks = () => {
  const payments = new BoundedMap<Payment>(mostPayments)
  const byName = new BoundedMap<Payment>(mostPayments * 4)
  const rows = new BoundedList<BookRow>(mostRows)
  /** What admins said that an account holds, less what moved since. */
  const balances = new BoundedMap<bigint>(10_000)
  const keyOf = (account: string, currency: string) => `${account} ${currency}`
  const nameOf = (provider: ProviderName, name: string) => `${provider} ${name}`

  return {
    payments: () => payments.values(),
    /** @param names by what else the provider finds it */
    add: (payment: Payment, names: readonly string[]) => {
      payments.set(payment.id, payment)
      for (const name of [payment.id, payment.moneyId, ...names])
        byName.set(nameOf(payment.provider, name), payment)
    },
    /** By the id, the charge, or another name of the provider. */
    find: (provider: ProviderName, name: string) => byName.get(nameOf(provider, name)),
    byId: (id: string) => payments.get(id),
    rows: () => rows.rows(),
    write: (row: BookRow) => {
      rows.push(row)
      const key = keyOf(row.payment.account, row.currency)
      const balance = balances.get(key)
      if (balance !== undefined) balances.set(key, balance + row.amount - row.fee)
    },
    /** Null: nobody said, so there is enough. */
    balanceOf: (account: string, currency: string) => balances.get(keyOf(account, currency)) ?? null,
    setBalance: (account: string, currency: string, amount: bigint) =>
      balances.set(keyOf(account, currency), amount),
  }
}
export type Books = ReturnType<typeof createBooks>
