import type { FastifyInstance } from 'fastify'
import type { Answer } from '../core/idempotency.ts'
import { exponentAt, minorOf } from '../core/money.ts'
import type { Payment } from '../core/payment.ts'
import { newId, wayForPaySignature } from '../core/signatures.ts'
import { jsonOf, troubledAnswer, on } from '../core/wire.ts'
import { type Fields, fieldsOfJson, isSigned, one, readPurchase } from './form.ts'
import { codes, numberOf, secretOf, seconds, statusFields, wordOf } from './objects.ts'
import type { WayForPayRoom } from './room.ts'

const answered = (body: unknown): Answer => ({ status: 200, body })
const broken = { reason: 'Internal error', reasonCode: 9998 }
const mostDays = 31
const mostListed = 10_000

/** WayForPay refuses with 200 and a code. */
const refused = (code: number, fields: Fields, status = 'Declined'): Answer =>
  answered({
    merchantAccount: one(fields, 'merchantAccount'),
    orderReference: one(fields, 'orderReference'),
    transactionStatus: status,
    reason: wordOf(code),
    reasonCode: code,
  })

/** Payments whose first answer was spoilt: asking again shows the truth. */
const createSpoiler = (room: WayForPayRoom) => {
  const spoilt = new WeakSet<Payment>()
  return async (payment: Payment, answer: Answer): Promise<Answer> => {
    if (spoilt.has(payment)) return answer
    spoilt.add(payment)
    return troubledAnswer(room.world, payment, answer, broken)
  }
}

const namedPayment = (room: WayForPayRoom, fields: Fields) =>
  room.find(one(fields, 'merchantAccount'), one(fields, 'orderReference'))

const stateOf = (room: WayForPayRoom, payment: Payment): Answer => {
  const details = room.detailsOf(payment)
  return answered(details ? statusFields(payment, details) : {})
}

const checkStatus = (room: WayForPayRoom, fields: Fields): Answer => {
  if (!isSigned(fields, ['merchantAccount', 'orderReference'])) return refused(codes.signature, fields)
  const payment = namedPayment(room, fields)
  return payment ? stateOf(room, payment) : refused(codes.unknown, fields)
}

const refund = async (
  room: WayForPayRoom,
  fields: Fields,
  spoil: (payment: Payment, answer: Answer) => Promise<Answer>,
): Promise<Answer> => {
  if (!isSigned(fields, ['merchantAccount', 'orderReference', 'amount', 'currency']))
    return refused(codes.signature, fields)
  const payment = namedPayment(room, fields)
  if (!payment) return refused(codes.unknown, fields)
  const amount = minorOf(one(fields, 'amount'), exponentAt('wayforpay', payment.currency))
  const isOther = one(fields, 'currency') !== (payment.moved?.currency ?? payment.currency)
  const made =
    amount === null || isOther
      ? 'too_much'
      : room.world.desk.refund(payment, { id: newId('wfr_'), amount, metadata: {} })
  if (typeof made === 'string' && made !== 'no_balance') return refused(codes.cannotRefund, fields)
  const isFailed = typeof made === 'string' || made.state === 'failed'
  const isPending = typeof made !== 'string' && made.state === 'pending'
  const transactionStatus = isFailed ? 'Declined' : isPending ? 'RefundInProcessing' : 'Refunded'
  const reasonCode = isFailed ? codes.cannotRefund : codes.ok
  const signed = [payment.account, payment.reference, transactionStatus, String(reasonCode)]
  return spoil(
    payment,
    answered({
      merchantAccount: payment.account,
      orderReference: payment.reference,
      transactionStatus,
      reason: wordOf(reasonCode),
      reasonCode,
      merchantSignature: wayForPaySignature(secretOf(payment.account), signed),
    }),
  )
}

/** Charges a card by its token; the answer is how the payment stands. */
const charge = (room: WayForPayRoom, fields: Fields): Answer => {
  const purchase = readPurchase(fields)
  if (typeof purchase === 'number') return refused(purchase, fields)
  const first = room.ofToken(one(fields, 'recToken'))
  if (first?.account !== purchase.account || !first.moved) return refused(codes.tokensOff, fields)
  const payment = room.make(purchase, fields)
  if (!payment) return refused(codes.duplicate, fields)
  const token = payment.scenario.token ?? first.scenario.token
  if (token === 'needs_authentication') payment.state = 'action'
  else if (token === 'dead') {
    payment.state = 'failed'
    payment.reason = 'expired_card'
    room.world.desk.tell(payment, 'failed')
  } else room.world.desk.settle(payment, payment.scenario.plan)
  return stateOf(room, payment)
}

/** Payments and refunds of a period, the oldest first. */
const listTransactions = ({ world, detailsOf }: WayForPayRoom, fields: Fields): Answer => {
  if (!isSigned(fields, ['merchantAccount', 'dateBegin', 'dateEnd'])) return refused(codes.signature, fields)
  const from = Number(one(fields, 'dateBegin'))
  const until = Number(one(fields, 'dateEnd'))
  if (!(from <= until) || until - from > mostDays * 86_400) return refused(codes.badRequest, fields)
  const transactionList = world.books
    .rows()
    .filter(
      ({ payment, at, kind }) =>
        payment.provider === 'wayforpay' &&
        payment.account === one(fields, 'merchantAccount') &&
        (kind === 'charge' || kind === 'refund') &&
        seconds(at) >= from &&
        seconds(at) <= until,
    )
    .slice(0, mostListed)
    .flatMap((row) => {
      const details = detailsOf(row.payment)
      if (!details) return []
      const { merchantSignature: _signature, ...state } = statusFields(row.payment, details)
      const isRefund = row.kind === 'refund'
      return [
        {
          ...state,
          transactionType: isRefund ? 'Refund' : 'Purchase',
          amount: numberOf(isRefund ? -row.amount : row.amount, row.currency),
          transactionStatus: isRefund ? 'Refunded' : state.transactionStatus,
          processingDate: seconds(row.at),
        },
      ]
    })
  return answered({ reason: wordOf(codes.ok), reasonCode: codes.ok, transactionList })
}

/** WayForPay's calls, told apart by a word in the body. */
export const addApi = (app: FastifyInstance, room: WayForPayRoom): void => {
  const spoil = createSpoiler(room)
  on(app, 'POST', '/api', async (request, reply) => {
    const fields = fieldsOfJson(jsonOf(request))
    const handlers: Readonly<Record<string, () => Answer | Promise<Answer>>> = {
      CHECK_STATUS: () => checkStatus(room, fields),
      REFUND: () => refund(room, fields, spoil),
      CHARGE: () => charge(room, fields),
      TRANSACTION_LIST: () => listTransactions(room, fields),
    }
    const handle = handlers[one(fields, 'transactionType')]
    const { status, body } = handle ? await handle() : refused(codes.badRequest, fields)
    return reply.code(status).send(body)
  })
}
