import { signFields } from '../signing/hmac-md5.ts'
import { type DoubleAnswer, startDouble } from './provider-double.ts'

export const wayforpayKeys = {
  merchant_account: 'test_merch_n1',
  merchant_secret: 'flk3409refn54t54t*FNJRET',
  merchant_domain: 'example.test',
}

type Fields = Record<string, string>

const order = 'merchantAccount orderReference amount currency authCode cardPan transactionStatus reasonCode'
const { merchant_account, merchant_secret } = wayforpayKeys

/** The amount goes out as a number, written as it is signed. */
const withNumbers = (fields: Fields) => JSON.stringify(fields).replace(/"amount":"([\d.]+)"/, '"amount":$1')

/** A signed payment as JSON: an answer to a question, and a message. */
export const signedPayment = (fields: Fields, secret = merchant_secret): string => {
  const all: Fields = {
    merchantAccount: merchant_account,
    amount: '100.50',
    currency: 'EUR',
    authCode: '541963',
    cardPan: '41****8217',
    cardType: 'Visa',
    transactionStatus: 'Approved',
    reasonCode: '1100',
    processingDate: '1700000000',
    ...fields,
  }
  const merchantSignature = signFields(
    secret,
    order.split(' ').map((name) => all[name] ?? ''),
  )
  return withNumbers({ ...all, merchantSignature })
}

/** As much of WayForPay as payments need; `payments` are by reference. */
export const startWayforpayDouble = async () => {
  const payments = new Map<string, Fields>()
  const refunds: Fields[] = []
  const control: {
    hangs: boolean
    secret: string
    list: Fields[]
    refundStatus: string
    refundDoes: boolean
  } = {
    hangs: false,
    secret: merchant_secret,
    list: [],
    refundStatus: 'Refunded',
    refundDoes: true,
  }
  const refund = (question: Fields): DoubleAnswer => {
    refunds.push(question)
    const reference = question.orderReference ?? ''
    if (control.refundDoes)
      payments.set(reference, {
        ...payments.get(reference),
        ...(control.refundStatus === 'Refunded' ? { refundAmount: question.amount ?? '' } : {}),
        ...(control.refundStatus === 'Declined' ? {} : { transactionStatus: control.refundStatus }),
      })
    const fields = [merchant_account, reference, control.refundStatus, '1100']
    const [merchantAccount, orderReference, transactionStatus, reasonCode] = fields
    const merchantSignature = signFields(merchant_secret, fields)
    return { body: { merchantAccount, orderReference, transactionStatus, reasonCode, merchantSignature } }
  }
  const double = await startDouble((request) => {
    if (control.hangs) return 'hang'
    const question = JSON.parse(request.text)
    const { orderReference = '', dateBegin = '', dateEnd = '', amount = '', currency = '' } = question
    const signed = {
      CHECK_STATUS: [merchant_account, orderReference],
      REFUND: [merchant_account, orderReference, amount, currency],
      TRANSACTION_LIST: [merchant_account, dateBegin, dateEnd],
    }[String(question.transactionType)]
    if (signFields(control.secret, signed ?? []) !== question.merchantSignature)
      return { body: { reasonCode: 1113, reason: 'Invalid signature' } }
    if (question.transactionType === 'REFUND') return refund(question)
    if (question.transactionType === 'TRANSACTION_LIST')
      return { body: { reasonCode: 1100, transactionList: control.list } }
    const known = payments.get(orderReference)
    if (!known) return { body: { reasonCode: 1127, reason: 'Order Not Found', orderReference } }
    return { body: signedPayment({ orderReference, ...known }) }
  })
  return { ...double, payments, refunds, control }
}
