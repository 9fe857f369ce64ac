import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ToldEvent } from '../core/deliveries.ts'
import { type Payment, providerNames, refundedOf, surelyRefundedOf } from '../core/payment.ts'
import { newId } from '../core/signatures.ts'
import type { Troubles } from '../core/troubles.ts'
import { jsonOf, partOf, queryOf, WireError, on } from '../core/wire.ts'
import type { World } from '../core/world.ts'
import { press } from '../page/press.ts'
import * as words from './words.ts'

const mostShown = 10_000
const noPayment = () => new WireError(404, { message: 'There is no such payment.' })

const shownPayment = (world: World, payment: Payment): words.ShownPayment => ({
  id: payment.id,
  provider: payment.provider,
  account: payment.account,
  mode: payment.mode,
  reference: payment.reference,
  money_id: payment.moneyId,
  amount: String(payment.amount),
  currency: payment.currency,
  state: payment.state,
  reason: payment.reason,
  paid: String(payment.moved?.amount ?? 0n),
  paid_currency: payment.moved?.currency ?? null,
  fee: String(payment.moved?.fee ?? 0n),
  refunded: String(surelyRefundedOf(payment)),
  dispute: payment.dispute?.state ?? null,
  pay_page: world.payPageOf(payment),
  created_at: payment.createdAt,
})

const shownEvent = ({
  n,
  provider,
  account,
  paymentId,
  reference,
  message,
  deliveries,
}: ToldEvent): words.ShownEvent => ({
  ...{ n, provider, account, reference },
  payment_id: paymentId,
  word: message.word,
  url: message.url,
  body: message.body,
  deliveries: deliveries.slice(),
})

/** The payment of an id, of the shop's reference, or of the provider's other names; the latest where a reference was used twice. */
const findPayment = ({ books }: World, name: string): Payment => {
  const found =
    books.byId(name) ??
    books.payments().findLast(({ reference }) => reference === name) ??
    providerNames.map((provider) => books.find(provider, name)).find((payment) => payment !== undefined)
  if (!found) throw noPayment()
  return found
}

const lastOf = <Row>(request: FastifyRequest, rows: readonly Row[]): readonly Row[] => {
  const limit = Number(queryOf(request).get('limit')) || mostShown
  return rows.slice(-Math.min(Math.max(limit, 1), mostShown))
}

const addPayments = (app: FastifyInstance, world: World): void => {
  on(app, 'GET', '/admin/payments', async (request) => ({
    data: lastOf(request, world.books.payments()).map((payment) => shownPayment(world, payment)),
  }))

  on(app, 'GET', '/admin/payments/:id', async (request) =>
    shownPayment(world, findPayment(world, partOf(request, 'id'))),
  )

  on(app, 'POST', '/admin/payments/:id/press', async (request) => {
    const payment = findPayment(world, partOf(request, 'id'))
    const { button, card } = words.pressBody.parse(jsonOf(request))
    const pressed = await press(world, payment, button, card)
    return { ...shownPayment(world, payment), pressed }
  })

  on(app, 'POST', '/admin/payments/:id/refund', async (request) => {
    const payment = findPayment(world, partOf(request, 'id'))
    const { amount } = words.refundBody.parse(jsonOf(request))
    const wish = amount === undefined ? (payment.moved?.amount ?? 0n) - refundedOf(payment) : BigInt(amount)
    const refund = world.desk.refund(payment, { id: newId('re_'), amount: wish, metadata: {} })
    if (typeof refund === 'string') throw new WireError(400, { message: refund })
    return shownPayment(world, payment)
  })

  on(app, 'GET', '/admin/ledger', async (request) => ({
    data: lastOf(request, world.books.rows()).map((row): words.ShownRow => ({
      id: row.id,
      kind: row.kind,
      source: row.source,
      payment_id: row.payment.id,
      reference: row.payment.reference,
      provider: row.payment.provider,
      account: row.payment.account,
      amount: String(row.amount),
      fee: String(row.fee),
      currency: row.currency,
      at: row.at,
    })),
  }))

  on(app, 'POST', '/admin/balance', async (request) => {
    const { account, currency, amount } = words.balanceBody.parse(jsonOf(request))
    world.books.setBalance(account, currency, BigInt(amount))
    return { account, currency, amount }
  })
}

const addEvents = (app: FastifyInstance, { deliveries }: World): void => {
  on(app, 'GET', '/admin/events', async (request) => ({
    data: lastOf(request, deliveries.events()).map(shownEvent),
  }))

  on(app, 'POST', '/admin/events/:id/replay', async (request) => {
    const event = deliveries.find(Number(partOf(request, 'id')))
    if (!event) throw new WireError(404, { message: 'There is no such event.' })
    const { forged = false, shift = 0 } = words.replayBody.parse(jsonOf(request))
    return deliveries.replay(event, { shift, isForged: forged })
  })

  on(app, 'POST', '/admin/hold', async () => {
    deliveries.hold()
    return {}
  })
  on(app, 'POST', '/admin/release', async (request) => {
    deliveries.release(words.releaseBody.parse(jsonOf(request)).drop ?? false)
    return {}
  })
  on(app, 'POST', '/admin/settle', async () => {
    await deliveries.settled()
    return {}
  })

  on(app, 'POST', '/admin/forge', async (request) => {
    const { url, body, headers = {} } = words.forgeBody.parse(jsonOf(request))
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    })
    await reply.body?.cancel()
    return { status: reply.status, isAccepted: reply.ok }
  })
}

/** What tests and people may see and do without a browser. It asks for no key: the stand-in holds no real money. */
export const addAdmin = (app: FastifyInstance, world: World, troubles: Troubles): void => {
  addPayments(app, world)
  addEvents(app, world)

  on(app, 'GET', '/admin/clock', async () => ({ now: world.clock.now() }))
  on(app, 'POST', '/admin/clock', async (request) => {
    const { at, forward = 0 } = words.clockBody.parse(jsonOf(request))
    world.clock.set((at ?? world.clock.now()) + forward)
    return { now: world.clock.now() }
  })

  on(app, 'GET', '/admin/calls', async () => ({ data: troubles.calls() }))
  on(app, 'POST', '/admin/fail', async (request) => {
    troubles.spoilNext(words.failBody.parse(jsonOf(request)))
    return {}
  })
}
