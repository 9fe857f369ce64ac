import { z } from 'zod'
import { instant } from '../kernel/dates.ts'
import { id, knownPerson } from '../kernel/ids.ts'
import { currencyCode } from '../kernel/money/currencies.ts'
import { minorUnits } from '../kernel/money/minor-units.ts'

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

/** How a buyer disputes a payment at their bank. */
export const disputeStates = ['open', 'won', 'lost'] as const
export type DisputeState = (typeof disputeStates)[number]

/** How money came that staff wrote down. */
export const handMethods = ['bank', 'cash', 'card_terminal', 'other'] as const
export type HandMethod = (typeof handMethods)[number]

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
