import { z } from 'zod'
import { id, namedThing } from '../kernel/ids.ts'
import { instant } from '../kernel/dates.ts'
import { currencyCode } from '../kernel/money/currencies.ts'
import { minorUnits } from '../kernel/money/minor-units.ts'
import { nextStep } from './next-step.ts'

export const orderTypes = ['standard', 'subscription', 'instalments'] as const
export const paidStatuses = [
  'unpaid',
  'partial',
  'paid',
  'overpaid',
  'refunded',
  'partially_refunded',
  'free',
] as const
export const paymentStatuses = ['planned', 'paid', 'overdue', 'cancelled', 'refunded'] as const

export const purchasePayment = z.object({
  id,
  /** Place in the plan of payments, from 1. */
  no: z.int(),
  amount: minorUnits,
  due_at: instant.nullable(),
  paid_at: instant.nullable(),
  status: z.enum(paymentStatuses),
})

/** An order as its buyer sees it. */
export const purchase = z.object({
  id,
  /** Counts within the school. */
  number: z.int(),
  type: z.enum(orderTypes),
  school: namedThing,
  products: z.array(
    z.object({ product_id: id.nullable(), title: z.string(), quantity: z.int(), price: minorUnits }),
  ),
  total: minorUnits,
  paid_total: minorUnits,
  currency: currencyCode,
  paid_status: z.enum(paidStatuses),
  created_at: instant,
  next: nextStep,
  /** The page of the order, with the school's address. */
  link: z.string(),
  payments: z.array(purchasePayment),
})
export type Purchase = z.infer<typeof purchase>

/** A payment that the buyer still owes. */
export const pendingPayment = z.object({
  payment_id: id,
  order_id: id,
  number: z.int(),
  school: namedThing,
  titles: z.array(z.string()),
  amount: minorUnits,
  currency: currencyCode,
  due_at: instant.nullable(),
  is_overdue: z.boolean(),
  /** The page of the order, with the school's address. */
  link: z.string(),
})
export type PendingPayment = z.infer<typeof pendingPayment>
