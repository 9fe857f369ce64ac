import { setTimeout as wait } from 'node:timers/promises'
import type { StandInDesk } from '@lectern/stand-ins/testing'
import type { Pool } from 'pg'
import { areEven, type Books, compareBooks } from './books.ts'
import type { KeptServer } from './kept-server.ts'
import type { Shop } from './shop.ts'
import type { TappedCall, WireTap } from './wire-tap.ts'

const patienceMs = 8 * 60_000
/** Long enough for the next try of a message that found nobody. */
const untilRepeatedMs = 90_000

/** Answers after which money has moved, and the server has not written it down. */
const isAfterMoney = ({ method, path, answer }: TappedCall): boolean =>
  (method === 'POST' && path.endsWith('/capture')) ||
  (method === 'GET' && path.startsWith('/v1/checkout/sessions/') && /"payment_status":\s*"paid"/.test(answer))

interface Parts {
  readonly server: KeptServer
  readonly shop: Shop
  readonly desk: StandInDesk
  readonly tap: WireTap
  readonly pool: Pool
}

/** Lets somebody pay, and kills the server before it hears what became of the money. @throws Error when it never asks */
const payAndKill = async ({ server, shop, desk, tap }: Parts, at: number): Promise<void> => {
  const known = new Set((await desk.payments()).map(({ id }) => id))
  await shop.begin(at % 2 === 0 ? 'paypal' : 'stripe')
  const payment = (await desk.payments()).find(({ id }) => !known.has(id))
  if (!payment) throw new Error('No payment was made.')
  const killed = Promise.withResolvers<void>()
  tap.hold(async (call) => {
    if (!isAfterMoney(call)) return
    tap.hold(undefined)
    // What is answered to nobody: the process is gone before the answer leaves.
    await server.kill()
    killed.resolve()
  })
  await desk.press(payment.id, 'pay')
  // Nobody returns: the message alone leads the server to the money.
  const late = new AbortController()
  await Promise.race([
    killed.promise,
    wait(patienceMs, undefined, { signal: late.signal }).then(() => {
      throw new Error('The server never asked about the money: it was not killed.')
    }),
  ])
  late.abort()
}

export interface KillsOutcome {
  readonly kills: number
  /** Milliseconds from the last kill until the books were even. */
  readonly evenMs: number
  readonly books: Books
}

/** Kills the server between the capture of a payment and its commit, again and again; then the clock and the messages find all. */
export const killAfterMoney = async (parts: Parts, kills: number): Promise<KillsOutcome> => {
  const { pool, desk } = parts
  for (let at = 0; at < kills; at += 1) await payAndKill(parts, at)
  const began = performance.now()
  await desk.forward(untilRepeatedMs)
  let books = await compareBooks(pool, desk)
  while (!areEven(books) && performance.now() - began < patienceMs) {
    await wait(1_000)
    books = await compareBooks(pool, desk)
  }
  return { kills, evenMs: performance.now() - began, books }
}
