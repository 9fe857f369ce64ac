import { BoundedList } from './bounded.ts'
import type { Clock } from './clock.ts'
import { createLanes } from './lanes.ts'
import type { Payment, ProviderName } from './payment.ts'
import { stampShifts, waits } from './scenarios.ts'

/** How a message is signed and dated. */
export interface Seal {
  readonly sentAt: number
  readonly isForged: boolean
}

/** A message for the shop, not yet signed. */
export interface Message {
  readonly url: string
  /** The provider's word for what it tells. */
  readonly word: string
  readonly body: string
  headersFor(seal: Seal): Record<string, string>
  /** WayForPay signs inside of the body. */
  bodyFor?(seal: Seal): string
  /** Whether an answer ends the repetitions; 2xx unless a provider wants more. */
  isAccepted?(status: number, answer: string): boolean
}

export interface Delivery {
  readonly at: number
  /** Null where no answer came. */
  readonly status: number | null
  readonly isAccepted: boolean
}

/** A message of the log with what became of it. */
export interface ToldEvent {
  /** Counts from 1 since the start. */
  readonly n: number
  readonly provider: ProviderName
  readonly account: string
  readonly paymentId: string
  readonly reference: string
  readonly message: Message
  readonly deliveries: Delivery[]
}

/** Repeats after these waits, in ms; three days in all. */
const repeats = [60_000, 300_000, 1_800_000, 7_200_000, 21_600_000, 86_400_000, 86_400_000]
const mostEvents = 50_000
const mostDeliveries = 50
const answerTimeout = 10_000

const isSuccess = (status: number) => status >= 200 && status < 300

const post = async (event: ToldEvent, at: number, seal: Seal, stop: AbortSignal): Promise<Delivery> => {
  const { message } = event
  try {
    const reply = await fetch(message.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...message.headersFor(seal) },
      body: message.bodyFor?.(seal) ?? message.body,
      redirect: 'manual',
      signal: AbortSignal.any([stop, AbortSignal.timeout(answerTimeout)]),
    })
    const answer = (await reply.text()).slice(0, 10_000)
    const isAccepted = message.isAccepted?.(reply.status, answer) ?? isSuccess(reply.status)
    return { at, status: reply.status, isAccepted }
  } catch {
    return { at, status: null, isAccepted: false }
  }
}

/** @param stampTime the time that messages carry, in ms */
export const createDeliveries = (clock: Clock, stampTime: () => number) => {
  const log = new BoundedList<ToldEvent>(mostEvents)
  const lanes = createLanes()
  const stop = new AbortController()
  let count = 0
  let held: (() => void)[] | null = null

  /** @param seal `shift`: how far the time that the message carries is from now, in ms */
  const deliver = async (
    event: ToldEvent,
    { isForged = false, shift = 0 }: { isForged?: boolean; shift?: number } = {},
  ): Promise<Delivery> => {
    const delivery = await post(event, clock.now(), { sentAt: stampTime() + shift, isForged }, stop.signal)
    if (event.deliveries.length < mostDeliveries) event.deliveries.push(delivery)
    return delivery
  }

  /** Delivers, and once more later as long as it is not accepted. */
  const persist = (event: ToldEvent, isForged: boolean, round = 0): void =>
    lanes.run(event.paymentId, async () => {
      const { isAccepted } = await deliver(event, { isForged })
      const wait = repeats[round]
      if (isAccepted || wait === undefined || stop.signal.aborted) return
      clock.after(wait, () => persist(event, isForged, round + 1))
    })

  const start = (event: ToldEvent, payment: Payment): void => {
    const { sending, copies } = payment.scenario
    if (sending === 'never') return
    if (sending === 'stamps_off') {
      for (const shift of stampShifts) lanes.run(event.paymentId, () => deliver(event, { shift }))
      return
    }
    const begin = () => {
      for (let copy = 0; copy < copies; copy += 1) persist(event, sending === 'forged')
    }
    if (sending === 'after_return') clock.after(waits.afterReturn, begin)
    else begin()
  }

  return {
    events: () => log.rows(),
    find: (n: number) => log.rows().find((event) => event.n === n),
    /** Writes messages down and sends them as the payment's scenario says; while deliveries are held, they wait. */
    send: (payment: Payment, messages: readonly Message[]): void => {
      for (const message of messages) {
        const { provider, account, id, reference } = payment
        count += 1
        const event = {
          n: count,
          ...{ provider, account, reference, message },
          paymentId: id,
          deliveries: new Array<Delivery>(),
        }
        log.push(event)
        if (held === null) start(event, payment)
        else held = [...held.slice(-mostEvents), () => start(event, payment)]
      }
    },
    /** Delivers an event of the log once more; the repetitions of the log go on as before. */
    replay: deliver,
    hold: () => {
      held ??= []
    },
    /** Sends what was held in its order, unless it shall be dropped. */
    release: (isDropped: boolean) => {
      const waiting = held ?? []
      held = null
      if (!isDropped) for (const run of waiting) run()
    },
    /** Waits until nothing is on its way. Repetitions that wait for their time are not waited for. */
    settled: lanes.done,
    /** Waits until no message of a payment is on its way. */
    settledOf: ({ id }: Payment) => lanes.doneOf(id),
    close: async () => {
      stop.abort()
      await lanes.done()
    },
  }
}
export type Deliveries = ReturnType<typeof createDeliveries>
