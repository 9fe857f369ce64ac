import { z } from 'zod'
import { id } from '../../kernel/ids.ts'
import { contactActionLimits, endOfAccess } from '../bulk.ts'

/** Access to one product for everybody of a file who has an account that the school knows. Nobody is invited by an import. */
export const importAccess = z.strictObject({
  product_id: id,
  /** Days count from the moment at which each person gets it; null: without end. */
  length: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('days'), count: z.int().min(1).max(contactActionLimits.days) }),
      z.strictObject({ kind: z.literal('until'), at: endOfAccess }),
    ])
    .nullable(),
  notifies: z.boolean().default(false),
})
export type ImportAccess = z.output<typeof importAccess>

/** What becomes of the access of one person of a file. `gone`: the product, or the right to it. */
export const importAccessOutcomes = [
  'given',
  'already',
  'no_account',
  'never_learned',
  'too_many_accesses',
  'gone',
] as const
export type ImportAccessOutcome = (typeof importAccessOutcomes)[number]

const people = z.int().min(0).default(0)

/** How many people have each outcome; skipped rows are not among them. */
export const importAccessCounts = z.object({
  given: people,
  already: people,
  no_account: people,
  never_learned: people,
  too_many_accesses: people,
  gone: people,
})
export type ImportAccessCounts = z.output<typeof importAccessCounts>
