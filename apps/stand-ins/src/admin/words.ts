import { z } from 'zod'
import { providerNames } from '../core/payment.ts'
import { troubleKinds } from '../core/troubles.ts'
import { buttons } from '../page/press.ts'

const sum = z.string().regex(/^-?\d+$/)

/** Amounts are minor units as text; times are ms since 1970. */
export const shownPayment = z.object({
  id: z.string(),
  provider: z.enum(providerNames),
  account: z.string(),
  mode: z.enum(['test', 'live']),
  reference: z.string(),
  /** The charge, by the provider's name. */
  money_id: z.string(),
  amount: sum,
  currency: z.string(),
  state: z.string(),
  reason: z.string().nullable(),
  paid: sum,
  paid_currency: z.string().nullable(),
  fee: sum,
  refunded: sum,
  dispute: z.enum(['open', 'won', 'lost']).nullable(),
  pay_page: z.string(),
  created_at: z.number(),
})
export type ShownPayment = z.infer<typeof shownPayment>

export const shownEvent = z.object({
  n: z.number(),
  provider: z.enum(providerNames),
  account: z.string(),
  payment_id: z.string(),
  reference: z.string(),
  word: z.string(),
  url: z.string(),
  body: z.string(),
  deliveries: z.array(z.object({ at: z.number(), status: z.number().nullable(), isAccepted: z.boolean() })),
})
export type ShownEvent = z.infer<typeof shownEvent>

export const shownDelivery = z.object({ status: z.number().nullable(), isAccepted: z.boolean() })
export type ShownDelivery = z.infer<typeof shownDelivery>

export const shownRow = z.object({
  id: z.string(),
  kind: z.enum(['charge', 'refund', 'dispute', 'dispute_reversal']),
  source: z.string(),
  payment_id: z.string(),
  reference: z.string(),
  provider: z.enum(providerNames),
  account: z.string(),
  amount: sum,
  fee: sum,
  currency: z.string(),
  at: z.number(),
})
export type ShownRow = z.infer<typeof shownRow>

export const shownCall = z.object({
  at: z.number(),
  method: z.string(),
  path: z.string(),
  key: z.string().nullable(),
})
export type ShownCall = z.infer<typeof shownCall>

export const pressBody = z.object({ button: z.enum(buttons), card: z.string().max(30).optional() })
export const refundBody = z.object({ amount: sum.optional() })
export const replayBody = z.object({ forged: z.boolean().optional(), shift: z.number().optional() })
export const clockBody = z.object({ at: z.number().optional(), forward: z.number().optional() })
export const balanceBody = z.object({ account: z.string(), currency: z.string(), amount: sum })
export const releaseBody = z.object({ drop: z.boolean().optional() })
export const failBody = z.object({
  count: z.int().min(0).max(1_000),
  kind: z.enum(troubleKinds),
  path: z.string().max(200).optional(),
})
export const forgeBody = z.object({
  url: z.url(),
  body: z.string().max(300_000),
  headers: z.record(z.string(), z.string()).optional(),
})
