import type { z } from 'zod'
import { PaymentProviderError, type ProviderRefusal } from '../payment-provider.ts'
import { isSignatureOf, signFields } from '../signing/hmac-md5.ts'
import { type CallProvider, refusalOfStatus } from '../wire/call-provider.ts'
import { readKeepingNumbers, signedFields, type Transaction, transaction } from './wayforpay-answers.ts'
import type { WayforpayKeys } from './wayforpay-keys.ts'

export const codes = { done: '1100', signature: '1113', notFound: '1127' } as const

const refusals: Readonly<Record<string, ProviderRefusal>> = {
  [codes.signature]: 'keys_refused',
  [codes.notFound]: 'unknown_payment',
}

/** What a code means that stands in place of an answer. */
export const refusedAs = (code: string | null | undefined, what: string): PaymentProviderError =>
  new PaymentProviderError(
    refusals[code ?? ''] ?? 'refused',
    `${what} was answered ${code ?? 'without a code'}`,
  )

interface Question {
  readonly transactionType: 'CHECK_STATUS' | 'REFUND' | 'TRANSACTION_LIST'
  /** Sent and, in this order, signed after the account. */
  readonly signed: readonly (readonly [string, string])[]
  readonly others?: Readonly<Record<string, string>>
}

export type AskWayforpay = <T extends z.ZodType>(
  keys: WayforpayKeys,
  question: Question,
  schema: T,
) => Promise<z.output<T>>

/** @throws PaymentProviderError where there is no answer, or none that can be read; its codes are the caller's to judge */
export const wayforpayAsker =
  (url: string, call: CallProvider): AskWayforpay =>
  async (keys, { transactionType, signed, others }, schema) => {
    const merchantSignature = signFields(keys.secret, [keys.account, ...signed.map(([, value]) => value)])
    const { status, text } = await call({
      url,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        transactionType,
        merchantAccount: keys.account,
        ...Object.fromEntries(signed),
        ...others,
        merchantSignature,
        apiVersion: 1,
      }),
      what: transactionType,
    })
    if (status !== 200)
      throw new PaymentProviderError(refusalOfStatus(status), `${transactionType} was answered ${status}`)
    const read = readKeepingNumbers(text, schema)
    if (read === null)
      throw new PaymentProviderError('unreachable', `${transactionType} answered something else`)
    return read
  }

/**
 * A payment as the provider has it. What it says of money must be signed.
 *
 * @throws PaymentProviderError `unknown_payment` where there is none of this reference
 */
export const checkStatus = async (
  ask: AskWayforpay,
  keys: WayforpayKeys,
  reference: string,
): Promise<Transaction> => {
  const question = { transactionType: 'CHECK_STATUS', signed: [['orderReference', reference]] } as const
  const found = await ask(keys, question, transaction)
  if (!found.transactionStatus || found.reasonCode === codes.notFound)
    throw refusedAs(found.reasonCode, 'CHECK_STATUS')
  // The account is told as it came: money that went to another one is a matter for staff.
  const isAsked = found.orderReference === reference
  if (!isAsked || !isSignatureOf(keys.secret, signedFields(found), found.merchantSignature ?? ''))
    throw new PaymentProviderError('unreachable', 'CHECK_STATUS answered without a good signature')
  return found
}
