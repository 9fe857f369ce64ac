import { setTimeout as wait } from 'node:timers/promises'
import type { StandInDesk } from '@lectern/stand-ins/testing'
import type { Pool } from 'pg'
import { percentileOf } from '../figures.ts'
import { seeded } from '../words.ts'
import { type Books, compareBooks, untilHandled } from './books.ts'
import type { Shop } from './shop.ts'

interface Sending {
  readonly n: number
  readonly isForged: boolean
}

export interface MessagesOutcome {
  readonly messages: number
  readonly forged: number
  /** Of forged ones that were taken, and good ones that were refused. */
  readonly misjudged: number
  /** How many were sent within one second, and what they took, in milliseconds, the desk of the stand-in included. */
  readonly burst: number
  readonly p50: number
  readonly p95: number
  /** Milliseconds from the last message until all were acted on. */
  readonly handledMs: number
  readonly books: Books
}

const atOnce = 12
const burst = 500
/** One of four is paid at PayPal, whose messages the server asks about. */
const ofPaypal = 4
/** Stripe tells a payment by three messages, PayPal by one or two; each comes three times in the middle. */
const messagesOfPayment = 7.5
const forgedShare = 0.05

const inParallel = async (count: number, work: (at: number) => Promise<void>): Promise<void> => {
  let next = 0
  const worker = async () => {
    for (let at = next++; at < count; at = next++) await work(at)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

const shuffled = <T>(rows: readonly T[], chance: () => number): T[] =>
  rows
    .map((row) => ({ row, by: chance() }))
    .toSorted((a, b) => a.by - b.by)
    .map(({ row }) => row)

/** Payments that were made while every message was held back. @returns which messages go out, in their order */
const prepare = async (shop: Shop, desk: StandInDesk, wanted: number): Promise<Sending[]> => {
  await desk.hold()
  const payments = Math.ceil(wanted / messagesOfPayment)
  await inParallel(payments, (at) => shop.begin(at % ofPaypal === 0 ? 'paypal' : 'stripe'))
  const open = (await desk.payments()).filter(({ state }) => state === 'open')
  await inParallel(open.length, async (at) => void (await desk.press(open[at]?.id ?? '', 'close')))
  const chance = seeded(7)
  const all = (await desk.events()).flatMap(({ n }) =>
    Array.from({ length: 1 + Math.floor(chance() * 5) }, () => ({ n, isForged: chance() < forgedShare })),
  )
  // A message of which every copy is forged would be lost: its true one comes as well.
  const known = new Set(all.filter(({ isForged }) => !isForged).map(({ n }) => n))
  const missing = [...new Set(all.map(({ n }) => n))].filter((n) => !known.has(n))
  return shuffled([...all, ...missing.map((n) => ({ n, isForged: false }))], chance)
}

/** Sends messages of many payments in any order, again and again and some of them forged, and compares the books. */
export const sendMessages = async (
  { shop, desk, pool }: { readonly shop: Shop; readonly desk: StandInDesk; readonly pool: Pool },
  wanted: number,
): Promise<MessagesOutcome> => {
  const sendings = await prepare(shop, desk, wanted)
  const times: number[] = []
  let misjudged = 0
  const send = async ({ n, isForged }: Sending): Promise<void> => {
    const began = performance.now()
    const { status } = await desk.replay(n, { forged: isForged })
    times.push(performance.now() - began)
    if (status !== (isForged ? 400 : 200)) misjudged += 1
  }
  const first = sendings.slice(0, burst)
  const began = performance.now()
  const underWay: Promise<void>[] = []
  for (const [at, sending] of first.entries()) {
    await wait(Math.max(0, began + (at * 1_000) / burst - performance.now()))
    underWay.push(send(sending))
  }
  await Promise.all(underWay)
  const ofSecond = [...times]
  const rest = sendings.slice(burst)
  await inParallel(rest.length, async (at) => {
    const sending = rest[at]
    if (sending) await send(sending)
  })
  const handledMs = await untilHandled(pool)
  await desk.release({ drop: true })
  return {
    messages: sendings.length,
    forged: sendings.filter(({ isForged }) => isForged).length,
    misjudged,
    burst: first.length,
    p50: percentileOf(ofSecond, 0.5),
    p95: percentileOf(ofSecond, 0.95),
    handledMs,
    books: await compareBooks(pool, desk),
  }
}
