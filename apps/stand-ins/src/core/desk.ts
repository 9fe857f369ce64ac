import type { Books, BookRow } from './books.ts'
import type { Clock } from './clock.ts'
import type { Deliveries, Message } from './deliveries.ts'
import {
  type DeclineReason,
  type Dispute,
  otherCurrency,
  type Payment,
  type ProviderName,
  type Refund,
  refundedOf,
} from './payment.ts'
import { type Plan, waits } from './scenarios.ts'
import { newId } from './signatures.ts'

/** What a provider tells its shops. */
export type Happening =
  | 'approved'
  | 'paid'
  | 'processing'
  | 'failed'
  | 'expired'
  | 'unknown'
  | 'refunded'
  | 'refund_failed'
  | 'disputed'
  | 'dispute_closed'

/** How a provider tells what happened: the messages for the shop, as things stand when it is called. */
export type MessagesOf = (payment: Payment, happening: Happening) => Message[]

export type RefundProblem = 'not_paid' | 'too_much' | 'disputed' | 'no_balance'

export interface RefundWish {
  readonly id: string
  readonly amount: bigint
  readonly metadata: Readonly<Record<string, string>>
}

interface Parts {
  readonly clock: Clock
  readonly books: Books
  readonly deliveries: Deliveries
}

const reasons: Partial<Record<Plan, DeclineReason>> = {
  declined: 'declined',
  no_funds: 'no_funds',
  authentication: 'authentication',
  pending_declined: 'declined',
}

const feeOf = (amount: bigint): bigint => {
  const fee = (amount * 29n + 500n) / 1_000n + 30n
  return fee < amount ? fee : amount
}

/** Telling the shops, and moving money in the books. */
const createTeller = ({ clock, books, deliveries }: Parts) => {
  const wires = new Map<ProviderName, MessagesOf>()
  const messagesOf = (payment: Payment, happening: Happening) =>
    wires.get(payment.provider)?.(payment, happening) ?? []
  const tell = (payment: Payment, happening: Happening) =>
    deliveries.send(payment, messagesOf(payment, happening))

  const book = (payment: Payment, row: Pick<BookRow, 'kind' | 'source' | 'amount'>, fee = 0n) =>
    books.write({
      ...{ id: newId('txn_'), payment, fee, at: clock.now() },
      currency: payment.moved?.currency ?? payment.currency,
      ...row,
    })

  const finishRefund = (payment: Payment, refund: Refund, isFailed: boolean) => {
    refund.state = isFailed ? 'failed' : 'succeeded'
    if (!isFailed) book(payment, { kind: 'refund', source: refund.id, amount: -refund.amount })
  }

  return {
    /** Says how a provider tells what happens. */
    tellBy: (provider: ProviderName, wire: MessagesOf) => void wires.set(provider, wire),
    ...{ messagesOf, tell, book, finishRefund },
  }
}

type Teller = ReturnType<typeof createTeller>

/** Money that comes, and is disputed afterwards. */
const createTill = ({ clock, deliveries }: Parts, { messagesOf, tell, book, finishRefund }: Teller) => {
  const openDispute = (payment: Payment, end: 'won' | 'lost') => {
    const amount = payment.moved?.amount ?? 0n
    const dispute: Dispute = { id: newId('dp_'), amount, openedAt: clock.now(), state: 'open' }
    payment.dispute = dispute
    book(payment, { kind: 'dispute', source: dispute.id, amount: -amount })
    tell(payment, 'disputed')
    clock.after(waits.judgement, () => {
      dispute.state = end
      if (end === 'won') book(payment, { kind: 'dispute_reversal', source: dispute.id, amount })
      tell(payment, 'dispute_closed')
    })
  }

  const pay = (payment: Payment) => {
    if (payment.moved) return
    const { scenario } = payment
    const amount = scenario.told === 'amount' ? payment.amount - 1n : payment.amount
    const currency = scenario.told === 'currency' ? otherCurrency(payment.currency) : payment.currency
    payment.moved = { amount, currency, fee: feeOf(amount), at: clock.now() }
    payment.state = 'paid'
    payment.reason = null
    book(payment, { kind: 'charge', source: payment.moneyId, amount }, payment.moved.fee)
    const paid = messagesOf(payment, 'paid')
    if (scenario.sending === 'refund_first') {
      const refund: Refund = {
        id: newId('re_'),
        amount,
        createdAt: clock.now(),
        metadata: {},
        state: 'pending',
      }
      payment.refunds.push(refund)
      finishRefund(payment, refund, false)
      tell(payment, 'refunded')
    }
    deliveries.send(payment, paid)
    const { dispute } = scenario
    if (dispute) clock.after(waits.dispute, () => openDispute(payment, dispute))
  }

  return pay
}

/** Sends money back, as far as the payment and the balance of the account reach. */
const refundAt = (
  { clock, books }: Parts,
  { tell, finishRefund }: Teller,
  payment: Payment,
  { id, amount, metadata }: RefundWish,
): Refund | RefundProblem => {
  const { moved, scenario } = payment
  if (!moved) return 'not_paid'
  if (payment.dispute && payment.dispute.state !== 'won') return 'disputed'
  if (amount <= 0n || refundedOf(payment) + amount > moved.amount) return 'too_much'
  const balance = books.balanceOf(payment.account, moved.currency)
  if (balance !== null && balance < amount) return 'no_balance'
  const refund: Refund = { id, amount, createdAt: clock.now(), metadata, state: 'pending' }
  payment.refunds.push(refund)
  if (scenario.refunds === 'late') {
    clock.after(waits.pending, () => {
      finishRefund(payment, refund, false)
      tell(payment, 'refunded')
    })
    return refund
  }
  const isFailed = scenario.refunds === 'fail'
  finishRefund(payment, refund, isFailed)
  tell(payment, isFailed ? 'refund_failed' : 'refunded')
  return refund
}

/** What happens to payments, the same at every provider; each tells it in its own words. */
export const createDesk = (parts: Parts) => {
  const { clock } = parts
  const teller = createTeller(parts)
  const { tell } = teller
  const pay = createTill(parts, teller)

  const fail = (payment: Payment, reason: DeclineReason) => {
    payment.state = 'failed'
    payment.reason = reason
    tell(payment, 'failed')
  }

  const expire = (payment: Payment) => {
    if (payment.moved || payment.state === 'expired' || payment.state === 'processing') return
    payment.state = 'expired'
    tell(payment, 'expired')
  }

  const wait = (payment: Payment, milliseconds: number, then: () => void) => {
    payment.state = 'processing'
    tell(payment, 'processing')
    clock.after(milliseconds, then)
  }

  const payLate = (payment: Payment) => {
    if (payment.state === 'expired') return pay(payment)
    expire(payment)
    clock.after(waits.late, () => pay(payment))
  }

  return {
    tellBy: teller.tellBy,
    tell,
    expire,
    /** Makes of a payment what the plan says. One that is paid, or on its way, stays as it is. */
    settle: (payment: Payment, plan: Plan): void => {
      if (payment.moved || payment.state === 'processing') return
      const reason = reasons[plan]
      if (plan === 'paid') pay(payment)
      else if (plan === 'slow') wait(payment, waits.slow, () => pay(payment))
      else if (plan === 'pending_paid') wait(payment, waits.pending, () => pay(payment))
      else if (plan === 'pending_declined') wait(payment, waits.pending, () => fail(payment, 'declined'))
      else if (plan === 'late') payLate(payment)
      else if (plan === 'three_d_secure') payment.state = 'action'
      else if (reason) fail(payment, reason)
      else {
        payment.state = 'unknown'
        tell(payment, 'unknown')
      }
    },
    /** Sends money back, as far as the payment and the balance of the account reach. */
    refund: (payment: Payment, wish: RefundWish) => refundAt(parts, teller, payment, wish),
  }
}
export type Desk = ReturnType<typeof createDesk>
