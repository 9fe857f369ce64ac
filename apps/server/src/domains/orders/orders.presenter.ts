import { currencyCodes, type CurrencyCode } from '@lectern/contract/kernel/money/currencies'
import { toWire } from '@lectern/contract/kernel/money/minor-units'
import type { NextStep } from '@lectern/contract/orders/next-step'
import { orderTypes, paidStatuses, type PendingPayment, type Purchase } from '@lectern/contract/orders/order'
import type { LineRow, OrderRow, OwedRow, PaymentRow } from './orders.repository.ts'
import { paymentState } from './rules/payment-state.ts'

interface Around {
  readonly schools: ReadonlyMap<number, string>
  readonly lines: readonly LineRow[]
  /** The page of an order, with the school's address. */
  readonly linkOf: (order: Pick<OrderRow, 'id' | 'schoolId'>) => string
  readonly now: Date
}

/** A stored word as one of those that there are. @throws Error for another one */
export const known = <const T extends string>(values: readonly T[], value: string, column: string): T => {
  const found = values.find((each) => each === value)
  if (found === undefined) throw new Error(`An order has the ${column} ${value}.`)
  return found
}

export const currencyOf = ({ currency }: { readonly currency: string }): CurrencyCode =>
  known(currencyCodes, currency, 'currency')

const schoolOf = (schools: ReadonlyMap<number, string>, id: number) => ({ id, name: schools.get(id) ?? '' })

/** An order with its payments, for its buyer. */
export const presentPurchase = (
  order: OrderRow,
  payments: readonly PaymentRow[],
  next: NextStep,
  { schools, lines, linkOf, now }: Around,
): Purchase => ({
  id: order.id,
  number: order.number,
  type: known(orderTypes, order.type, 'type'),
  school: schoolOf(schools, order.schoolId),
  products: lines
    .filter(({ orderId }) => orderId === order.id)
    .map(({ productId, title, quantity, price }) => ({
      product_id: productId,
      title,
      quantity,
      price: toWire(price),
    })),
  total: toWire(order.total),
  paid_total: toWire(order.paidTotal),
  currency: currencyOf(order),
  paid_status: known(paidStatuses, order.paidStatus, 'paid status'),
  created_at: order.createdAt.toISOString(),
  next,
  link: linkOf(order),
  payments: payments.map((payment) => presentPayment(payment, now)),
})

/** One payment of the plan. */
export const presentPayment = (payment: PaymentRow, now: Date): Purchase['payments'][number] => ({
  id: payment.id,
  no: payment.no,
  amount: toWire(payment.amount),
  due_at: payment.dueAt?.toISOString() ?? null,
  paid_at: payment.paidAt?.toISOString() ?? null,
  status: paymentState(payment, now),
})

/** A payment that is still owed, for the buyer. */
export const presentOwed = (
  { order, payment }: OwedRow,
  { schools, lines, linkOf, now }: Around,
): PendingPayment => ({
  payment_id: payment.id,
  order_id: order.id,
  number: order.number,
  school: schoolOf(schools, order.schoolId),
  titles: lines.filter(({ orderId }) => orderId === order.id).map(({ title }) => title),
  amount: toWire(payment.amount),
  currency: currencyOf(order),
  due_at: payment.dueAt?.toISOString() ?? null,
  is_overdue: paymentState(payment, now) === 'overdue',
  link: linkOf(order),
})
