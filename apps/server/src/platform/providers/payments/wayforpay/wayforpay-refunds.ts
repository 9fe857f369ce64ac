import { exponentOf } from '@lectern/contract/kernel/money/currencies'
import { PaymentProviderError, type RefundAttempt, type RefundState } from '../payment-provider.ts'
import { isSignatureOf } from '../signing/hmac-md5.ts'
import { decimalText } from '../wire/amounts.ts'
import { clipWord } from '../wire/clip.ts'
import { type AskWayforpay, checkStatus, refusedAs } from './call-wayforpay.ts'
import { type Transaction, transaction } from './wayforpay-answers.ts'
import type { WayforpayKeys } from './wayforpay-keys.ts'
import { refundedOf } from './wayforpay-state.ts'

const states: Readonly<Record<string, RefundState['state']>> = {
  Refunded: 'succeeded',
  Voided: 'succeeded',
  RefundInProcessing: 'processing',
  Declined: 'failed',
}

/**
 * Decimal text without zeros at its end: programs that read it as a number write the same, so that the signature holds.
 *
 * @throws PaymentProviderError `refused` where the amount cannot be expressed
 */
export const plainAmount = (amount: bigint, currency: RefundAttempt['currency']): string => {
  const text = decimalText(amount, exponentOf(currency), 2)
  if (text === null)
    throw new PaymentProviderError('refused', `an amount in ${currency} that cannot be expressed`)
  return text.replace(/\.?0+$/, '')
}

/** What became of a refund, by what went back of the payment as a whole; null where nothing went back since. */
const outcomeOf = (found: Transaction, refund: RefundAttempt): RefundState | null => {
  const word = clipWord(found.transactionStatus ?? '')
  if (found.transactionStatus === 'RefundInProcessing') return { state: 'processing', externalId: null, word }
  const since = refundedOf(found) - refund.refundedBefore
  if (since === refund.amount) return { state: 'succeeded', externalId: null, word }
  if (since !== 0n) throw new PaymentProviderError('refused', 'REFUND: another sum went back than is known')
  return null
}

/**
 * Refunds have no key there: what went back before is asked for, so that the same refund is not sent twice.
 *
 * @throws PaymentProviderError
 */
export const sendWayforpayRefund = async (
  ask: AskWayforpay,
  keys: WayforpayKeys,
  refund: RefundAttempt,
): Promise<RefundState> => {
  const reference = refund.charge.key
  const known = outcomeOf(await checkStatus(ask, keys, reference), refund)
  if (known !== null) return known
  const signed = [
    ['orderReference', reference],
    ['amount', plainAmount(refund.amount, refund.currency)],
    ['currency', refund.currency],
  ] as const
  const others = { comment: refund.key }
  const answer = await ask(keys, { transactionType: 'REFUND', signed, others }, transaction)
  const word = answer.transactionStatus ?? ''
  if (word === '') throw refusedAs(answer.reasonCode, 'REFUND')
  const fields = [answer.merchantAccount, answer.orderReference, word, answer.reasonCode].map(
    (each) => each ?? '',
  )
  if (!isSignatureOf(keys.secret, fields, answer.merchantSignature ?? ''))
    throw new PaymentProviderError('unreachable', 'REFUND answered without a good signature')
  return { state: states[word] ?? 'processing', externalId: null, word: clipWord(word) }
}

/** Sends nothing: a refund that is not seen there did not go out. */
export const askWayforpayRefund = async (
  ask: AskWayforpay,
  keys: WayforpayKeys,
  refund: RefundAttempt,
): Promise<RefundState> => {
  const found = await checkStatus(ask, keys, refund.charge.key)
  return (
    outcomeOf(found, refund) ?? {
      state: 'failed',
      externalId: null,
      word: clipWord(found.transactionStatus ?? ''),
    }
  )
}
