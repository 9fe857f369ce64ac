import { z } from 'zod'
import { PaymentProviderError } from '../payment-provider.ts'

const metadata = z.record(z.string(), z.string()).nullish()
const amount = z.int()

const paymentError = z.object({ code: z.string().nullish(), decline_code: z.string().nullish() })

const balanceTransaction = z.object({ fee: amount, currency: z.string() })

const charge = z.object({
  id: z.string(),
  created: z.int(),
  amount_refunded: amount,
  currency: z.string(),
  disputed: z.boolean().nullish(),
  payment_method_details: z
    .object({
      type: z.string(),
      card: z.object({ brand: z.string().nullish(), last4: z.string().nullish() }).nullish(),
    })
    .nullish(),
  balance_transaction: z.union([z.string(), balanceTransaction]).nullish(),
})
export type StripeCharge = z.output<typeof charge>

export const paymentIntent = z.object({
  id: z.string(),
  status: z.string(),
  amount_received: amount.nullish(),
  currency: z.string(),
  metadata,
  last_payment_error: paymentError.nullish(),
  latest_charge: z.union([z.string(), charge]).nullish(),
})
export type StripeIntent = z.output<typeof paymentIntent>

export const session = z.object({
  id: z.string(),
  url: z.string().nullish(),
  status: z.string().nullable(),
  payment_status: z.string(),
  amount_total: amount.nullable(),
  currency: z.string().nullable(),
  livemode: z.boolean(),
  payment_intent: z.union([z.string(), paymentIntent]).nullish(),
})
export type StripeSession = z.output<typeof session>

export const account = z.object({
  id: z.string(),
  charges_enabled: z.boolean().nullish(),
  email: z.string().nullish(),
  business_profile: z.object({ name: z.string().nullish() }).nullish(),
  settings: z.object({ dashboard: z.object({ display_name: z.string().nullish() }).nullish() }).nullish(),
})

export const endpoint = z.object({
  id: z.string(),
  url: z.string(),
  status: z.string().nullish(),
  secret: z.string().nullish(),
})

export const refund = z.object({
  id: z.string(),
  status: z.string().nullable(),
  metadata,
})
export type StripeRefund = z.output<typeof refund>

export const dispute = z.object({ id: z.string(), status: z.string(), created: z.int() })

export const listOf = <T extends z.ZodType>(row: T) =>
  z.object({ data: z.array(row).max(100), has_more: z.boolean() })

const booked = z.object({
  id: z.string(),
  amount,
  currency: z.string(),
  payment_intent: z.string().nullish(),
  metadata,
})

export const bookedRow = z.object({
  id: z.string(),
  type: z.string(),
  amount,
  currency: z.string(),
  created: z.int(),
  /** Rows of other kinds have sources of their own shapes. */
  source: z.union([booked, z.string(), z.looseObject({})]).nullish(),
})
export const bookedSource = booked

export const event = z.object({
  id: z.string().min(1),
  type: z.string(),
  livemode: z.boolean(),
  /** Set where it happened at another account that is connected to this one. */
  account: z.string().nullish(),
  data: z.object({
    object: z.object({
      id: z.string().nullish(),
      object: z.string().nullish(),
      client_reference_id: z.string().nullish(),
      payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
      metadata,
    }),
  }),
})

/** @throws PaymentProviderError `unreachable` when Stripe answered something else */
export const checked = <T extends z.ZodType>(schema: T, value: unknown, what: string): z.output<T> => {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  throw new PaymentProviderError('unreachable', `${what} answered something else`)
}
