import { decimalOf, exponentAt } from '../core/money.ts'
import { type Dispute, type Payment, type Refund, surelyRefundedOf } from '../core/payment.ts'
import { lettersOf } from '../core/signatures.ts'

/** What PayPal keeps of an order besides what every provider keeps. */
export interface PayPalDetails {
  readonly customId: string | null
  readonly invoiceId: string | null
  readonly referenceId: string
  readonly returnUrl: string | null
  readonly cancelUrl: string | null
  /** Where the interface itself is found: links lead there. */
  readonly origin: string
  readonly payUrl: string
}

/** A word that no version of PayPal knows. */
const strangeWord = 'AWAITING_THE_STARS'

export const merchantOf = (account: string): string => lettersOf(account, 13).toUpperCase()
export const payerOf = ({ id }: Payment) => ({
  email_address: 'buyer@wallet.example',
  payer_id: lettersOf(`payer ${id}`, 13).toUpperCase(),
  name: { given_name: 'Test', surname: 'Buyer' },
  address: { country_code: 'IE' },
})

export const moneyObject = (amount: bigint, currency: string) => ({
  currency_code: currency,
  value: decimalOf(amount, exponentAt('paypal', currency)),
})

const timeOf = (milliseconds: number) => `${new Date(milliseconds).toISOString().slice(0, 19)}Z`
const currencyOf = ({ moved, currency }: Payment) => moved?.currency ?? currency
/** An order that failed holds the capture that was declined. */
const hasCapture = ({ moved, state }: Payment) =>
  moved !== null || ['processing', 'unknown', 'failed'].includes(state)

const captureStatus = (payment: Payment): string => {
  const { moved, state } = payment
  if (!moved) {
    if (state === 'unknown') return strangeWord
    return state === 'processing' ? 'PENDING' : 'DECLINED'
  }
  const back = surelyRefundedOf(payment)
  if (back === 0n) return 'COMPLETED'
  return back === moved.amount ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
}

const link = (href: string, rel: string, method = 'GET') => ({ href, rel, method })

export const captureObject = (payment: Payment, details: PayPalDetails) => {
  const { moved, scenario } = payment
  const currency = currencyOf(payment)
  const self = `${details.origin}/v2/payments/captures/${payment.moneyId}`
  const status = captureStatus(payment)
  return {
    id: payment.moneyId,
    status,
    ...(status === 'PENDING' ? { status_details: { reason: 'PENDING_REVIEW' } } : {}),
    amount: moneyObject(moved?.amount ?? payment.amount, currency),
    final_capture: true,
    ...(details.customId === null ? {} : { custom_id: details.customId }),
    ...(details.invoiceId === null ? {} : { invoice_id: details.invoiceId }),
    payee: {
      email_address: 'owner@shop.example',
      merchant_id: scenario.told === 'account' ? merchantOf('somebody else') : merchantOf(payment.account),
    },
    ...(moved
      ? {
          seller_receivable_breakdown: {
            gross_amount: moneyObject(moved.amount, currency),
            paypal_fee: moneyObject(moved.fee, currency),
            net_amount: moneyObject(moved.amount - moved.fee, currency),
          },
        }
      : {}),
    supplementary_data: { related_ids: { order_id: payment.id } },
    create_time: timeOf(moved?.at ?? payment.createdAt),
    update_time: timeOf(moved?.at ?? payment.createdAt),
    links: [link(self, 'self'), link(`${self}/refund`, 'refund', 'POST')],
  }
}

export const refundObject = (payment: Payment, details: PayPalDetails, refund: Refund) => ({
  id: refund.id,
  status: { pending: 'PENDING', succeeded: 'COMPLETED', failed: 'FAILED' }[refund.state],
  amount: moneyObject(refund.amount, currencyOf(payment)),
  ...(refund.metadata['invoice_id'] === undefined ? {} : { invoice_id: refund.metadata['invoice_id'] }),
  ...(refund.metadata['custom_id'] === undefined ? {} : { custom_id: refund.metadata['custom_id'] }),
  note_to_payer: refund.metadata['note_to_payer'] ?? '',
  seller_payable_breakdown: {
    gross_amount: moneyObject(refund.amount, currencyOf(payment)),
    total_refunded_amount: moneyObject(surelyRefundedOf(payment), currencyOf(payment)),
  },
  create_time: timeOf(refund.createdAt),
  update_time: timeOf(refund.createdAt),
  links: [
    link(`${details.origin}/v2/payments/refunds/${refund.id}`, 'self'),
    link(`${details.origin}/v2/payments/captures/${payment.moneyId}`, 'up'),
  ],
})

const orderStatus = (payment: Payment): string => {
  if (hasCapture(payment)) return 'COMPLETED'
  if (payment.state === 'expired') return 'VOIDED'
  return payment.state === 'approved' ? 'APPROVED' : 'PAYER_ACTION_REQUIRED'
}

export const orderObject = (payment: Payment, details: PayPalDetails) => {
  const self = `${details.origin}/v2/checkout/orders/${payment.id}`
  const status = orderStatus(payment)
  const hasPayer = status === 'APPROVED' || status === 'COMPLETED'
  return {
    id: payment.id,
    intent: 'CAPTURE',
    status,
    purchase_units: [
      {
        reference_id: details.referenceId,
        amount: moneyObject(payment.amount, payment.currency),
        payee: { email_address: 'owner@shop.example', merchant_id: merchantOf(payment.account) },
        description: payment.title,
        ...(details.customId === null ? {} : { custom_id: details.customId }),
        ...(details.invoiceId === null ? {} : { invoice_id: details.invoiceId }),
        ...(hasCapture(payment) ? { payments: paymentsOf(payment, details) } : {}),
      },
    ],
    payment_source: { paypal: hasPayer ? { email_address: payerOf(payment).email_address } : {} },
    ...(hasPayer ? { payer: payerOf(payment) } : {}),
    create_time: timeOf(payment.createdAt),
    links: [
      link(self, 'self'),
      link(details.payUrl, 'payer-action'),
      ...(status === 'APPROVED' ? [link(`${self}/capture`, 'capture', 'POST')] : []),
    ],
  }
}

const paymentsOf = (payment: Payment, details: PayPalDetails) => ({
  captures: [captureObject(payment, details)],
  ...(payment.refunds.length === 0
    ? {}
    : { refunds: payment.refunds.map((refund) => refundObject(payment, details, refund)) }),
})

export const disputeObject = (payment: Payment, dispute: Dispute) => ({
  dispute_id: dispute.id,
  create_time: timeOf(dispute.openedAt),
  disputed_transactions: [
    {
      seller_transaction_id: payment.moneyId,
      custom: payment.reference,
      seller: { merchant_id: merchantOf(payment.account) },
    },
  ],
  reason: 'UNAUTHORISED',
  status: dispute.state === 'open' ? 'WAITING_FOR_SELLER_RESPONSE' : 'RESOLVED',
  dispute_amount: moneyObject(dispute.amount, currencyOf(payment)),
  dispute_outcome:
    dispute.state === 'open'
      ? undefined
      : { outcome_code: dispute.state === 'won' ? 'RESOLVED_SELLER_FAVOUR' : 'RESOLVED_BUYER_FAVOUR' },
})
