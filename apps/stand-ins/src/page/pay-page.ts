import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Payment, ProviderName } from '../core/payment.ts'
import { partOf, rawBodyOf, on } from '../core/wire.ts'
import type { World } from '../core/world.ts'
import { formPage, payPage, strangePage, wordPage } from './html.ts'
import { buttons, isOver, press, type Pressed } from './press.ts'
import { pageTexts } from './texts.ts'

/** How a provider sends the buyer back; null: nobody said where to. */
export type Back =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'form'; readonly url: string; readonly fields: readonly (readonly [string, string])[] }
  | null

export type BackFrom = (payment: Payment, isPaid: boolean) => Back

/** The pay page of every provider. */
export const addPayPage = (
  app: FastifyInstance,
  world: World,
  backs: Readonly<Record<ProviderName, BackFrom>>,
): void => {
  const send = (reply: FastifyReply, page: string, status = 200) =>
    reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
  const strange = (reply: FastifyReply) => send(reply, strangePage('en', pageTexts.en.unknown), 404)

  const goBack = (reply: FastifyReply, payment: Payment, isPaid: boolean) => {
    const back = backs[payment.provider](payment, isPaid)
    if (back === null) return send(reply, wordPage(payment, pageTexts[payment.language].paid, null))
    if (back.kind === 'form') return send(reply, formPage(payment, back.url, back.fields))
    return reply.redirect(back.url, 303)
  }

  /** What the page says of a payment that is over. */
  const overPage = (payment: Payment) => {
    const texts = pageTexts[payment.language]
    const isPaid = payment.moved !== null || payment.state === 'processing'
    const back = backs[payment.provider](payment, isPaid)
    return wordPage(payment, isPaid ? texts.paid : texts.closed, back?.kind === 'redirect' ? back.url : null)
  }

  const show = (reply: FastifyReply, payment: Payment, pressed: Pressed) => {
    const texts = pageTexts[payment.language]
    const pages: Readonly<Record<Pressed, () => FastifyReply>> = {
      back_paid: () => goBack(reply, payment, true),
      back_unpaid: () => goBack(reply, payment, false),
      secure: () => send(reply, payPage(payment, texts.secure)),
      left: () => send(reply, payPage(payment, texts.left)),
      window_closed: () => send(reply, wordPage(payment, texts.windowClosed, null)),
      broken: () => send(reply, wordPage(payment, texts.broken, null), 500),
      over: () => send(reply, overPage(payment)),
    }
    return pages[pressed]()
  }

  on(app, 'GET', '/stand-in/pay/:id', async (request, reply) => {
    const payment = world.books.byId(partOf(request, 'id'))
    if (!payment) return strange(reply)
    if (isOver(payment)) return send(reply, overPage(payment), payment.state === 'expired' ? 410 : 200)
    return send(reply, payPage(payment, null))
  })

  on(app, 'POST', '/stand-in/pay/:id', async (request, reply) => {
    const payment = world.books.byId(partOf(request, 'id'))
    if (!payment) return strange(reply)
    const form = new URLSearchParams(rawBodyOf(request))
    const button = buttons.find((each) => each === form.get('button'))
    if (!button) return send(reply, payPage(payment, null), 400)
    return show(reply, payment, await press(world, payment, button, form.get('card') ?? ''))
  })
}
