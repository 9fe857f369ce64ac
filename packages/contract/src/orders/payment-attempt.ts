import { z } from 'zod'
import { instant } from '../kernel/dates.ts'

/** Why a payment did not go through, as the buyer and the staff are told. */
export const failureReasons = [
  'declined',
  'no_funds',
  'card_expired',
  'not_confirmed',
  'left',
  'suspected',
  'other',
] as const
export type FailureReason = (typeof failureReasons)[number]

/**
 * How the latest try to pay by a payment system stands. `open`: the page of the provider waits for the buyer; `processing` and `unknown`:
 * nobody pays again before the outcome is known; `mismatch`: something else came than was asked, and the school looks at it.
 */
export const buyerAttemptStates = [
  'open',
  'processing',
  'unknown',
  'succeeded',
  'failed',
  'expired',
  'mismatch',
] as const
export type BuyerAttemptState = (typeof buyerAttemptStates)[number]

export const buyerAttempt = z.object({
  state: z.enum(buyerAttemptStates),
  reason: z.enum(failureReasons).nullable(),
  method_title: z.string(),
  began_at: instant,
  /** When the buyer came back from the page of the provider. */
  returned_at: instant.nullable(),
  /** When the provider was asked last, how often, and when it is asked again. */
  asked_at: instant.nullable(),
  asks: z.int(),
  next_ask_at: instant.nullable(),
  /** The page at which it can be paid still; null: none. */
  pay_url: z.string().nullable(),
  /** By what it was paid, masked. */
  payer: z.string().nullable(),
  /** Whether the outcome was found by asking, no message having come. */
  is_found_by_asking: z.boolean(),
  settled_at: instant.nullable(),
})
export type BuyerAttempt = z.infer<typeof buyerAttempt>
