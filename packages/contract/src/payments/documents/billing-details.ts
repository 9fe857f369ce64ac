import { z } from 'zod'
import { email } from '../../identity/people.ts'
import { dataWith } from '../../kernel/envelope.ts'
import { locales } from '../../kernel/locales.ts'
import { oneLine } from '../../kernel/texts/one-line.ts'
import { documentLimits } from './document-limits.ts'
import { fixedPrefixes, taxId } from './documents.ts'

/** The most that numbers of invoices begin with. */
const highestFirst = 9_999_999

const isFree = (prefix: string): boolean => !Object.values<string>(fixedPrefixes).includes(prefix)

/** Who sells, as documents name them, and how invoices are numbered. */
export const billingDetails = z.strictObject({
  legal_name: oneLine.min(1).max(documentLimits.name),
  address: z.string().trim().min(1).max(documentLimits.address),
  country: oneLine.min(1).max(documentLimits.country),
  registration_number: taxId.default(''),
  vat_id: taxId.default(''),
  email: email.nullable().default(null),
  phone: oneLine.max(40).default(''),
  /** Below every document: a bank account, a sentence of the law. */
  footer: z.string().trim().max(documentLimits.footer).default(''),
  /** What an invoice that is not paid yet says of how to pay; empty: what the way to pay says. */
  due_text: z.string().trim().max(documentLimits.footer).default(''),
  /** Each prefix counts on its own. */
  invoice_prefix: oneLine
    .min(1)
    .max(documentLimits.prefix)
    .regex(/^[\p{L}\p{N}][\p{L}\p{N}./-]*$/u, 'prefix_form')
    .refine(isFree, 'prefix_taken')
    .default('INV-'),
  /** Of the first invoice with this prefix; it changes nothing once there is one. */
  first_number: z.int().min(1).max(highestFirst).default(1),
  /** Null: the language of the buyer. */
  language: z.enum(locales).nullable().default(null),
  /** Whether every order that is paid gets an invoice by itself. */
  is_invoice_automatic: z.boolean().default(false),
})
export type BillingDetails = z.infer<typeof billingDetails>

/** What a school has said of who sells, null until it does; and what follows from it. */
export const keptBillingDetails = dataWith(billingDetails.nullable(), {
  /** The number that the next invoice gets, as it is printed. */
  next_number: z.string(),
  /** Whether an invoice with the prefix is there: its first number is given then. */
  is_begun: z.boolean(),
  /** The address of an invoice with made-up contents. */
  preview_link: z.string(),
})
export type KeptBillingDetails = z.infer<typeof keptBillingDetails>
