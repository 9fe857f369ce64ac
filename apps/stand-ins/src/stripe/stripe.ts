import type { FastifyInstance } from 'fastify'
import type { Payment } from '../core/payment.ts'
import type { World } from '../core/world.ts'
import type { Back } from '../page/pay-page.ts'
import { addAccountCalls } from './account-calls.ts'
import { createStripeCalls } from './calls.ts'
import { addMoneyCalls } from './money-calls.ts'
import { createEndpoints, createStripeMessages } from './messages.ts'
import type { StripeDetails } from './objects.ts'
import type { StripeRoom } from './room.ts'
import { addSessionCalls } from './session-calls.ts'
import { addChargeCalls } from './charge-calls.ts'

/** Stripe on a server: its calls, and how it tells what happens. */
export const addStripe = (app: FastifyInstance, world: World) => {
  const kept = new WeakMap<Payment, StripeDetails>()
  const endpoints = createEndpoints()
  const withDetails = (payment: Payment | undefined) => {
    const details = payment && kept.get(payment)
    return payment && details ? { payment, details } : undefined
  }
  const room: StripeRoom = {
    world,
    keep: (payment, details) => {
      kept.set(payment, details)
      world.books.add(payment, [details.intentId, details.paymentMethod])
    },
    detailsOf: (payment) => kept.get(payment),
    find: (name) => withDetails(world.books.find('stripe', name)),
    of: (account) =>
      world.books.payments().flatMap((payment) => {
        const found = payment.account === account ? withDetails(payment) : undefined
        return found ? [{ ...found, id: payment.id, createdAt: payment.createdAt }] : []
      }),
  }
  world.desk.tellBy('stripe', createStripeMessages(endpoints, world.clock.now, room.detailsOf))
  const add = createStripeCalls(app, world)
  addAccountCalls(add, world, endpoints)
  addSessionCalls(add, room)
  addChargeCalls(add, room)
  addMoneyCalls(add, room)
  return {
    /** Where the buyer goes once the page is done. */
    backFrom: (payment: Payment, isPaid: boolean): Back => {
      const details = kept.get(payment)
      if (!details) return null
      const success = details.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', payment.id)
      return { kind: 'redirect', url: isPaid ? success : (details.cancelUrl ?? success) }
    },
  }
}
