import type { Payment } from '../core/payment.ts'
import type { World } from '../core/world.ts'
import type { PayPalCall } from './calls.ts'
import type { PayPalDetails } from './objects.ts'

/** What PayPal's calls share. */
export interface PayPalRoom {
  readonly world: World
  keep(payment: Payment, details: PayPalDetails): void
  /** The order, or the order of a capture, of who calls. */
  own(call: PayPalCall): { payment: Payment; details: PayPalDetails } | undefined
  detailsOf(payment: Payment): PayPalDetails | undefined
  /** Payments of an account with an invoice number. */
  hasInvoice(account: string, invoice: string): boolean
}

/** The orders of PayPal with what it keeps of them. */
export const createRoom = (world: World): PayPalRoom => {
  const kept = new WeakMap<Payment, PayPalDetails>()
  const invoiceName = (account: string, invoice: string) => `invoice ${account} ${invoice}`
  return {
    world,
    keep: (payment, details) => {
      kept.set(payment, details)
      const { invoiceId } = details
      world.books.add(payment, invoiceId === null ? [] : [invoiceName(payment.account, invoiceId)])
    },
    own: ({ account, id }) => {
      const payment = world.books.find('paypal', id)
      const details = payment && kept.get(payment)
      return payment?.account === account && details ? { payment, details } : undefined
    },
    detailsOf: (payment) => kept.get(payment),
    hasInvoice: (account, invoice) =>
      Boolean(world.books.find('paypal', invoiceName(account, invoice))?.moved),
  }
}
