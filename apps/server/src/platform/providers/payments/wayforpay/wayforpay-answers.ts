import { z } from 'zod'

/** A field of the provider as text; whatever is missing is signed as nothing. */
const text = z.string().nullish()

export const transaction = z.object({
  merchantAccount: text,
  orderReference: text,
  merchantSignature: text,
  amount: text,
  currency: text,
  authCode: text,
  cardPan: text,
  cardType: text,
  transactionStatus: text,
  reasonCode: text,
  processingDate: text,
  fee: text,
  refundAmount: text,
})
export type Transaction = z.output<typeof transaction>

export const transactionList = z.object({
  reasonCode: text,
  transactionList: z
    .array(
      z.object({
        transactionType: text,
        orderReference: text,
        createdDate: text,
        processingDate: text,
        amount: text,
        currency: text,
        transactionStatus: text,
      }),
    )
    .max(10_000)
    .nullish(),
})

/**
 * JSON whose numbers stay the text that came: signatures cover `100.50` as it is written, which a number does not remember.
 *
 * @throws SyntaxError
 */
export const parseKeepingNumbers = (json: string): unknown => {
  const keep = (_key: string, value: unknown, context?: { readonly source?: string }): unknown =>
    typeof value === 'number' ? (context?.source ?? String(value)) : value
  return JSON.parse(json, keep)
}

/** Null when the text is no JSON of this schema. */
export const readKeepingNumbers = <T extends z.ZodType>(json: string, schema: T): z.output<T> | null => {
  try {
    return schema.safeParse(parseKeepingNumbers(json)).data ?? null
  } catch {
    return null
  }
}

/** What a message and an answer about a payment are signed by, in this order. */
export const signedFields = (from: Transaction): string[] =>
  [
    from.merchantAccount,
    from.orderReference,
    from.amount,
    from.currency,
    from.authCode,
    from.cardPan,
    from.transactionStatus,
    from.reasonCode,
  ].map((each) => each ?? '')
