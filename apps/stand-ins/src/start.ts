import { fastify } from 'fastify'
import { ZodError } from 'zod'
import { addAdmin } from './admin/admin.ts'
import { createClock } from './core/clock.ts'
import { addTroubles } from './core/troubles.ts'
import { WireError } from './core/wire.ts'
import { createWorld } from './core/world.ts'
import { addPayPage } from './page/pay-page.ts'
import { addPayPal } from './paypal/paypal.ts'
import { addStripe } from './stripe/stripe.ts'
import { addWayForPay } from './wayforpay/wayforpay.ts'

export interface StandInSettings {
  /** 0: any free port. */
  readonly port: number
  readonly host?: string
  /** Where browsers and providers' clients find it, without a slash at the end; host and port unless said otherwise. */
  readonly publicUrl?: string
  /** The host of that address alone, where its port is not known before. */
  readonly publicHost?: string
  /** Where real time comes from, in ms since 1970. */
  readonly clock?: () => number
  /**
   * Which time signed messages carry: real time, so that a shop whose clock was not moved still takes them, or that of the stand-in's
   * clock, which tests may move together with the shop's. Real time unless said otherwise.
   */
  readonly stamps?: 'real' | 'clock'
}

export interface StandIns {
  /** Its address, without a slash at the end. */
  readonly url: string
  /** Ends every connection, every message on its way and everything that waits for its time. */
  close(): Promise<void>
}

const mostBody = 1_000_000

/**
 * Starts a server that speaks the wire formats of Stripe, PayPal and WayForPay. What it knows lives in memory and ends with it.
 *
 * @throws when the port is taken
 */
export const startStandIns = async (settings: StandInSettings): Promise<StandIns> => {
  const { port, host = '127.0.0.1', publicUrl, publicHost } = settings
  const realTime = settings.clock ?? Date.now
  const clock = createClock(realTime)
  const app = fastify({ logger: false, bodyLimit: mostBody, forceCloseConnections: true })
  let url = ''
  const world = createWorld(clock, () => publicUrl ?? url, settings.stamps === 'clock' ? clock.now : realTime)

  // Every provider reads the body as it came: signatures count its letters.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof WireError) return reply.code(error.status).send(error.body)
    if (error instanceof ZodError)
      return reply.code(400).send({ name: 'INVALID_REQUEST', message: 'The request cannot be read.' })
    const message = error instanceof Error ? error.message : 'unknown'
    return reply.code(500).send({ error: { type: 'api_error', message } })
  })

  const troubles = addTroubles(app, clock)
  const stripe = addStripe(app, world)
  const paypal = addPayPal(app, world)
  const wayforpay = addWayForPay(app, world)
  addPayPage(app, world, {
    stripe: stripe.backFrom,
    paypal: paypal.backFrom,
    wayforpay: wayforpay.backFrom,
  })
  addAdmin(app, world, troubles)

  try {
    url = await app.listen({ port, host })
    if (publicHost !== undefined) url = `http://${publicHost}:${new URL(url).port}`
  } catch (error) {
    clock.close()
    throw error
  }
  return {
    url: world.publicUrl(),
    close: async () => {
      clock.close()
      await world.deliveries.close()
      await app.close()
    },
  }
}
