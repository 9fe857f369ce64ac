import { z } from 'zod'
import { instant } from '../../kernel/dates.ts'
import { wholeList } from '../../kernel/envelope.ts'
import { id } from '../../kernel/ids.ts'
import { currencyCode } from '../../kernel/money/currencies.ts'
import { minorUnits } from '../../kernel/money/minor-units.ts'
import { oneLine } from '../../kernel/texts/one-line.ts'
import { documentLimits, taxIdForm } from './document-limits.ts'

/** `receipt`: money came; `invoice`: what an order costs; `credit_note`: what an invoice asks less. */
export const documentKinds = ['invoice', 'credit_note', 'receipt'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** What begins the numbers of documents whose series the school does not name. */
export const fixedPrefixes = { credit_note: 'CN-', receipt: 'R-' } as const

/** Digits of a printed number at least. */
const digits = 4

/** A number as it is printed: `INV-0012`. */
export const printedNumber = (prefix: string, number: number): string =>
  `${prefix}${String(number).padStart(digits, '0')}`

/** One document about money. What it says is never changed. */
export const moneyDocument = z.object({
  id,
  kind: z.enum(documentKinds),
  /** As it is printed. */
  number: z.string(),
  order: z.object({ id, number: z.int() }),
  /** The payment of the plan of which it is the receipt; null: of none. */
  payment_id: id.nullable(),
  buyer_name: z.string(),
  total: minorUnits,
  currency: currencyCode,
  issued_at: instant,
  /** The document that it corrects, as that is printed. */
  corrects: z.string().nullable(),
  /** Of an invoice: what credit notes took off. */
  credited_total: minorUnits,
  /** The address of its PDF: within the school, or whole where it is of another one. */
  link: z.string(),
})
export type MoneyDocument = z.infer<typeof moneyDocument>

/**
 * Whether an invoice of an order can be had. `issued`: it is there; `ready`: it is made on a press; `seller_missing`: the school has not said
 * who sells; `nothing_to_invoice`: the order costs nothing, or is closed.
 */
export const invoiceStates = ['issued', 'ready', 'seller_missing', 'nothing_to_invoice'] as const
export type InvoiceState = (typeof invoiceStates)[number]

/** Documents of one order, the latest first. */
export const orderDocuments = z.object({
  documents: wholeList(moneyDocument, documentLimits.ofOrder),
  invoice: z.enum(invoiceStates),
  /** What the buyer is called on an invoice unless somebody says otherwise. */
  buyer_name: z.string(),
})
export type OrderDocuments = z.infer<typeof orderDocuments>

/** Nobody is asked whether it exists. */
export const taxId = oneLine.max(documentLimits.taxId).regex(taxIdForm, 'tax_id_form')

const address = z.string().trim().max(documentLimits.address)

/** To whom an invoice is made out, as it was typed. */
export const invoiceBuyer = z.strictObject({
  name: oneLine.min(1).max(documentLimits.name),
  address: address.default(''),
  country: oneLine.max(documentLimits.country).default(''),
  tax_id: taxId.default(''),
})
export type InvoiceBuyer = z.infer<typeof invoiceBuyer>

/** What moved by the documents that a filter finds, in one currency. */
export const documentSum = z.object({
  currency: currencyCode,
  invoices: minorUnits,
  credit_notes: minorUnits,
  receipts: minorUnits,
})
export type DocumentSum = z.infer<typeof documentSum>
