import { decimalOf, exponentAt } from '../core/money.ts'
import { type DeclineReason, type Payment, refundedOf, surelyRefundedOf } from '../core/payment.ts'
import { lettersOf, wayForPaySignature } from '../core/signatures.ts'

/** What WayForPay keeps of a payment besides what every provider keeps. */
export interface WayForPayDetails {
  readonly serviceUrl: string | null
  readonly returnUrl: string | null
  readonly email: string
  readonly phone: string
  readonly recToken: string
}

const testShop = { account: 'test_merch_n1', secret: 'flk3409refn54t54t*FNJRET' } as const

/** The secret of a shop; every name is a shop. */
export const secretOf = (account: string): string =>
  account === testShop.account ? testShop.secret : `secret-of-${account}`

export const codes = {
  ok: 1100,
  duplicate: 1112,
  signature: 1113,
  unknown: 1127,
  cannotRefund: 1128,
  tokensOff: 1117,
  badRequest: 1105,
} as const

const declineCodes: Readonly<Record<DeclineReason, number>> = {
  declined: 1101,
  no_funds: 1104,
  authentication: 1108,
  expired_card: 1103,
}

const reasonWords: Readonly<Record<number, string>> = {
  1100: 'Ok',
  1101: 'Declined To Card Issuer',
  1103: 'Card expired',
  1104: 'Insufficient Funds',
  1105: 'Invalid request',
  1108: '3DS processing failed',
  1112: 'Duplicate Order ID',
  1113: 'Invalid signature',
  1117: 'Recurring is not allowed',
  1124: 'Session expired',
  1127: 'Order not found',
  1128: 'Refund is not allowed',
  1131: 'Transaction in processing',
  1134: 'Transaction is pending',
  5100: 'Wait 3ds data',
  9999: 'Unknown',
}
export const wordOf = (code: number): string => reasonWords[code] ?? 'Unknown'

interface Status {
  readonly transactionStatus: string
  readonly reasonCode: number
}

const paidStatus = (payment: Payment): Status => {
  if (payment.refunds.some(({ state }) => state === 'pending'))
    return { transactionStatus: 'RefundInProcessing', reasonCode: codes.ok }
  const isRefunded = surelyRefundedOf(payment) > 0n
  return { transactionStatus: isRefunded ? 'Refunded' : 'Approved', reasonCode: codes.ok }
}

/** How WayForPay calls the state of a payment. */
export const statusOf = (payment: Payment): Status => {
  if (payment.moved) return paidStatus(payment)
  const states: Readonly<Record<Payment['state'], Status>> = {
    open: { transactionStatus: 'Created', reasonCode: 1131 },
    approved: { transactionStatus: 'WaitingAuthComplete', reasonCode: codes.ok },
    action: { transactionStatus: 'InProcessing', reasonCode: 5100 },
    processing:
      payment.scenario.plan === 'paid'
        ? { transactionStatus: 'InProcessing', reasonCode: 1131 }
        : { transactionStatus: 'Pending', reasonCode: 1134 },
    paid: { transactionStatus: 'Approved', reasonCode: codes.ok },
    failed: { transactionStatus: 'Declined', reasonCode: declineCodes[payment.reason ?? 'declined'] },
    expired: { transactionStatus: 'Expired', reasonCode: 1124 },
    unknown: { transactionStatus: 'AwaitingTheStars', reasonCode: 9999 },
  }
  return states[payment.state]
}

/** A sum as a JSON number: what is signed is its shortest text, as with 100.5. */
export const numberOf = (amount: bigint, currency: string): number =>
  Number(decimalOf(amount, exponentAt('wayforpay', currency)))

export const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1_000)

const cardPanOf = ({ card, moved }: Payment): string =>
  moved ? `${card.brand === 'visa' ? '42' : '54'}****${card.last4}` : ''

/** Fields by which WayForPay tells how a payment stands, signed: in callbacks, answers and the buyer's return. */
export const statusFields = (payment: Payment, details: WayForPayDetails) => {
  const { moved, scenario } = payment
  const account = scenario.told === 'account' ? 'somebody_else' : payment.account
  const currency = moved?.currency ?? payment.currency
  const amount = numberOf(moved?.amount ?? payment.amount, currency)
  const { transactionStatus, reasonCode } = statusOf(payment)
  const authCode = moved ? String(parseInt(lettersOf(payment.id, 6), 16) % 1_000_000).padStart(6, '0') : ''
  const cardPan = cardPanOf(payment)
  const signed = [
    ...[account, payment.reference, String(amount), currency],
    ...[authCode, cardPan, transactionStatus, String(reasonCode)],
  ]
  const refundAmount = numberOf(refundedOf(payment), currency)
  return {
    merchantAccount: account,
    orderReference: payment.reference,
    merchantSignature: wayForPaySignature(secretOf(payment.account), signed),
    amount,
    currency,
    authCode,
    email: details.email,
    phone: details.phone,
    createdDate: seconds(payment.createdAt),
    processingDate: seconds(moved?.at ?? payment.createdAt),
    cardPan,
    cardType: payment.card.brand === 'visa' ? 'Visa' : 'MasterCard',
    issuerBankCountry: 'Ukraine',
    issuerBankName: 'Test bank',
    recToken: moved ? details.recToken : '',
    transactionStatus,
    reason: wordOf(reasonCode),
    reasonCode,
    fee: moved ? numberOf(moved.fee, currency) : 0,
    paymentSystem: 'card',
    ...(refundAmount > 0 ? { refundAmount } : {}),
  }
}
