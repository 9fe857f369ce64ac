import { z } from 'zod'
import { instant } from '../kernel/dates.ts'
import { id } from '../kernel/ids.ts'
import { currencyCode } from '../kernel/money/currencies.ts'
import { oneLine } from '../kernel/texts/one-line.ts'
import { connection } from './connections.ts'
import { providerId } from './provider-ids.ts'

export const paymentLimits = {
  /** Payment systems of one school. */
  systems: 20,
  title: 80,
  instruction: 4_000,
  /** Letters of a comment on a payment. */
  comment: 500,
  transactionsOfOrder: 200,
  /** More than there are. */
  currencies: 200,
} as const

/** Whether it stands at the checkout: `test` shows it to those alone who look after payment systems. */
export const systemStates = ['off', 'test', 'live'] as const
export type SystemState = (typeof systemStates)[number]

/** One way in which a school takes money. */
export const paymentSystem = z.object({
  id,
  provider_id: providerId,
  /** As buyers read it. */
  title: z.string(),
  /** What the buyer does to pay, where the school takes the money by itself; null with a payment system that asks for it. */
  instruction: z.string().nullable(),
  /** Empty: every currency. */
  currencies: z.array(currencyCode),
  state: z.enum(systemStates),
  /** Place at the checkout, from 1. */
  position: z.int(),
  /** The account at the provider; null by hand. */
  connection: connection.nullable(),
  updated_at: instant,
})
export type PaymentSystem = z.infer<typeof paymentSystem>

const system = {
  title: oneLine.min(1).max(paymentLimits.title),
  instruction: z.string().trim().max(paymentLimits.instruction).nullable(),
  currencies: z.array(currencyCode).max(20),
  state: z.enum(systemStates),
}

export const newPaymentSystem = z.strictObject({ provider_id: providerId, ...system })
export type NewPaymentSystem = z.infer<typeof newPaymentSystem>
export const paymentSystemChange = z.strictObject(system).partial()
export type PaymentSystemChange = z.infer<typeof paymentSystemChange>
