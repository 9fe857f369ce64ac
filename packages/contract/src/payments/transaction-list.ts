import { z } from 'zod'
import { orderFileFormats } from '../orders/bulk.ts'
import { providerId } from './provider-ids.ts'
import { transactionKinds, transactionStates } from './transactions.ts'

/** Orders in which the list stands: by when an attempt was made, or by when the money moved. */
export const transactionSorts = ['created', 'processed'] as const
export type TransactionSort = (typeof transactionSorts)[number]

/** The number of a provider, as an address holds it. */
const providerParam = z
  .string()
  .regex(/^\d{1,2}$/)
  .transform(Number)
  .pipe(providerId)

/** What the list of transactions is asked for. */
export const transactionQuery = {
  /** The number of an order, or a part of a name, an e-mail, a title or of what the provider calls it. */
  query: z.string().trim().max(200).optional(),
  kind: z.enum(transactionKinds).optional(),
  state: z.enum(transactionStates).optional(),
  provider: providerParam.optional(),
  /** Days of the school's calendar on which they were made, both inside. */
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
}

export const transactionSortQuery = {
  sort: z.enum(transactionSorts).default('created'),
  direction: z.enum(['asc', 'desc']).optional(),
}

/** Columns of the list, in the order in which they are offered; a file of transactions has the same. */
export const transactionColumns = [
  'order',
  'buyer',
  'email',
  'title',
  'kind',
  'state',
  'amount',
  'fee',
  'net',
  'currency',
  'provider',
  'way',
  'card',
  'recorded',
  'paid_at',
  'by',
  'reason',
  'comment',
  'external_id',
  'test',
] as const
export type TransactionColumn = (typeof transactionColumns)[number]

/** Which transactions a file holds, and what it tells of each. */
export const transactionExport = z.strictObject({
  filter: z.strictObject(transactionQuery),
  columns: z
    .array(z.enum(transactionColumns))
    .min(1)
    .max(transactionColumns.length)
    .refine((columns) => new Set(columns).size === columns.length, 'twice'),
  format: z.enum(orderFileFormats),
})
