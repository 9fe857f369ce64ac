import type { FastifyInstance } from 'fastify'
import type { Payment } from '../core/payment.ts'
import type { World } from '../core/world.ts'
import type { Back } from '../page/pay-page.ts'
import { type AddPayPalCall, createPayPalCalls } from './calls.ts'
import { addCaptureCalls } from './capture-calls.ts'
import { addDisputeCalls } from './dispute-calls.ts'
import { createPayPalMessages, createWebhooks } from './messages.ts'
import { merchantOf, payerOf } from './objects.ts'
import { addOrderCalls } from './order-calls.ts'
import { createRoom } from './room.ts'
import { addWebhookCalls } from './webhook-calls.ts'

const addIdentity = (add: AddPayPalCall): void => {
  add('GET', '/v1/identity/oauth2/userinfo', ({ account }) => ({
    status: 200,
    body: {
      user_id: `https://www.paypal.com/webapps/auth/identity/user/${merchantOf(account)}`,
      payer_id: merchantOf(account),
      name: `Test shop ${merchantOf(account).slice(-4)}`,
      verified_account: 'true',
    },
  }))
}

/** PayPal on a server: its calls, and how it tells what happens. */
export const addPayPal = (app: FastifyInstance, world: World) => {
  const room = createRoom(world)
  const webhooks = createWebhooks()
  world.desk.tellBy('paypal', createPayPalMessages(webhooks, world.clock.now, room.detailsOf))
  const add = createPayPalCalls(app, world)
  addIdentity(add)
  addOrderCalls(add, room)
  addCaptureCalls(add, room)
  addDisputeCalls(add, room)
  addWebhookCalls(app, add, webhooks)
  return {
    backFrom: (payment: Payment, isPaid: boolean): Back => {
      const details = room.detailsOf(payment)
      const target = isPaid ? details?.returnUrl : (details?.cancelUrl ?? details?.returnUrl)
      if (target === undefined || target === null) return null
      const url = new URL(target)
      url.searchParams.set('token', payment.id)
      if (isPaid) url.searchParams.set('PayerID', payerOf(payment).payer_id)
      return { kind: 'redirect', url: url.href }
    },
  }
}
