import type { FastifyInstance } from 'fastify'
import type { Payment } from '../core/payment.ts'
import { rawBodyOf, on } from '../core/wire.ts'
import { languageOf, type World } from '../core/world.ts'
import { strangePage } from '../page/html.ts'
import type { Back } from '../page/pay-page.ts'
import { pageTexts } from '../page/texts.ts'
import { addApi } from './api.ts'
import { fieldsOfForm, one, readPurchase } from './form.ts'
import { createWayForPayMessages } from './messages.ts'
import { codes, statusFields, wordOf } from './objects.ts'
import { createRoom } from './room.ts'

/** WayForPay on a server: the form that browsers post, and its calls. */
export const addWayForPay = (app: FastifyInstance, world: World) => {
  const room = createRoom(world)
  world.desk.tellBy('wayforpay', createWayForPayMessages(room.detailsOf))

  on(app, 'POST', '/pay', async (request, reply) => {
    const fields = fieldsOfForm(rawBodyOf(request))
    const language = languageOf(one(fields, 'language'))
    const refuse = (code: number, message: string) =>
      reply
        .code(400)
        .header('x-reason-code', code)
        .type('text/html; charset=utf-8')
        .send(strangePage(language, message))
    const purchase = readPurchase(fields)
    if (typeof purchase === 'number')
      return refuse(
        purchase,
        purchase === codes.signature ? pageTexts[language].signature : `${purchase}: ${wordOf(purchase)}`,
      )
    const payment = room.make(purchase, fields)
    if (!payment) return refuse(codes.duplicate, pageTexts[language].duplicate)
    if (payment.scenario.sending === 'before_answer') {
      world.desk.settle(payment, 'paid')
      await world.deliveries.settledOf(payment)
    }
    return reply.redirect(world.payPageOf(payment), 303)
  })
  addApi(app, room)

  return {
    /** The buyer's browser posts how it stands to the shop. */
    backFrom: (payment: Payment, _isPaid: boolean): Back => {
      const details = room.detailsOf(payment)
      if (!details || details.returnUrl === null) return null
      const fields = Object.entries(statusFields(payment, details)).map(
        ([name, value]) => [name, String(value)] as const,
      )
      return { kind: 'form', url: details.returnUrl, fields }
    },
  }
}
