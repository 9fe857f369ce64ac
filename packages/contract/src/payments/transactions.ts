import { z } from 'zod'
import { instant } from '../kernel/dates.ts'
import { wholeList } from '../kernel/envelope.ts'
import { id, knownPerson } from '../kernel/ids.ts'
import { currencyCode } from '../kernel/money/currencies.ts'
import { minorUnits } from '../kernel/money/minor-units.ts'
import { failureReasons } from '../orders/payment-attempt.ts'

/** `charge`: money comes; `refund`: it goes back. */
export const transactionKinds = ['charge', 'refund'] as const
export type TransactionKind = (typeof transactionKinds)[number]

/**
 * How an attempt to move money stands. `unknown`: the provider did not answer, and is asked again; `mismatch`: what came differs from
 * what was asked, and staff decide.
 */
export const transactionStates = [
  'created',
  'processing',
  'unknown',
  'succeeded',
  'failed',
  'expired',
  'cancelled',
  'mismatch',
] as const
export type TransactionState = (typeof transactionStates)[number]

/** How a buyer disputes a payment at their bank. */
export const disputeStates = ['open', 'won', 'lost'] as const
export type DisputeState = (typeof disputeStates)[number]

/** How money came that staff wrote down. */
export const handMethods = ['bank', 'cash', 'card_terminal', 'other'] as const
export type HandMethod = (typeof handMethods)[number]

/** How money goes back. */
export const refundMethods = [...handMethods, 'provider'] as const

/** One attempt to move money. */
export const transaction = z.object({
  id,
  order: z.object({ id, number: z.int() }),
  buyer: z.object({ contact_id: id.nullable(), name: z.string(), email: z.string().nullable() }),
  title: z.string(),
  kind: z.enum(transactionKinds),
  state: z.enum(transactionStates),
  /** Never below nothing; the kind tells the direction. */
  amount: minorUnits,
  currency: currencyCode,
  provider_id: z.int(),
  /** As the provider calls it; null by hand. */
  external_id: z.string().nullable(),
  method: z.enum(handMethods).nullable(),
  /** The way to pay, as the school calls it; null by hand without one. */
  way: z.string().nullable(),
  /** By what it was paid, masked, as the provider says. */
  payer: z.string().nullable(),
  /** What the provider keeps of it; null where it does not say. */
  fee: minorUnits.nullable(),
  /** Why it did not go through. */
  reason: z.enum(failureReasons).nullable(),
  dispute: z.enum(disputeStates).nullable(),
  /** Moved no real money: counted nowhere. */
  is_test: z.boolean(),
  /** Until when a refund can be taken back, its money has not left; null: it cannot. */
  may_undo_until: instant.nullable(),
  comment: z.string().nullable(),
  by: knownPerson.nullable(),
  created_at: instant,
  /** When the money moved, as the provider or the staff say. */
  processed_at: instant.nullable(),
})
export type Transaction = z.infer<typeof transaction>

/** What moved in one currency by the transactions that a filter finds: those alone that succeeded. */
export const transactionSum = z.object({
  currency: currencyCode,
  charges: minorUnits,
  refunds: minorUnits,
  /** Charges less refunds. */
  net: minorUnits,
})
export type TransactionSum = z.infer<typeof transactionSum>

/** What the staff decide about money that differs from what was asked. `accept`: it counts for this order; `ignore`: it is none of this order's. */
export const mismatchDecisions = ['accept', 'ignore'] as const
export type MismatchDecision = (typeof mismatchDecisions)[number]

export const transactionCardLimits = { messages: 100 } as const

/** One attempt with how the school knows of it. */
export const transactionCard = transaction.extend({
  /** What was asked of the provider and when; null by hand. */
  provider: z
    .object({
      /** Ours: the provider names it beside its own. */
      key: z.string(),
      title: z.string(),
      /** The provider's own word for the state. */
      word: z.string().nullable(),
      returned_at: instant.nullable(),
      asked_at: instant.nullable(),
      asks: z.int(),
      next_ask_at: instant.nullable(),
      /** What the provider says moved, where it differs from what was asked. */
      seen_amount: minorUnits.nullable(),
      seen_currency: z.string().nullable(),
      decision: z.enum(mismatchDecisions).nullable(),
    })
    .nullable(),
  /** The provider's messages, the latest first. */
  messages: wholeList(
    z.object({ id, word: z.string(), received_at: instant, handled_at: instant.nullable() }),
    transactionCardLimits.messages,
  ),
})
export type TransactionCard = z.infer<typeof transactionCard>
