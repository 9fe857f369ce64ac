import { z } from 'zod'
import { instant } from '../kernel/dates.ts'
import { minorUnits } from '../kernel/money/minor-units.ts'
import { cancelReasons } from './order-states.ts'

/**
 * What comes next with an order: one answer of one function, told alike on the card, in the table, to the buyer and in letters. The web
 * turns each into a sentence.
 */
export const nextStep = z.discriminatedUnion('kind', [
  /** The buyer pays; without it the order closes at a moment, or stays open. */
  z.object({
    kind: z.literal('pay'),
    amount: minorUnits,
    due_at: instant.nullable(),
    closes_at: instant.nullable(),
  }),
  /** A payment is late since a moment. */
  z.object({ kind: z.literal('pay_late'), amount: minorUnits, due_at: instant }),
  /** A payment was begun and its outcome is not known yet: nobody pays again. */
  z.object({ kind: z.literal('await_provider'), since: instant }),
  /** Something else came than was asked: the school decides, and nobody pays again. */
  z.object({ kind: z.literal('await_school'), since: instant }),
  /** Everything is paid; nothing more is taken. */
  z.object({ kind: z.literal('nothing') }),
  /** More came than was asked: the school gives it back or settles it. */
  z.object({ kind: z.literal('settle_overpaid'), amount: minorUnits }),
  /** All money, or some of it, went back. */
  z.object({ kind: z.literal('refunded'), amount: minorUnits }),
  z.object({ kind: z.literal('closed'), reason: z.enum(cancelReasons), at: instant }),
])
export type NextStep = z.infer<typeof nextStep>
