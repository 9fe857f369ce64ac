import { BoundedList } from './bounded.ts'
import type { Clock } from './clock.ts'
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
const mostLanes = 32
const answerTimeout = 10_000

const isSuccess = (status: number) => status >= 200 && status < 300

export const createDeliveries = (clock: Clock) => {
  const log = new BoundedList<ToldEvent>(mostEvents)
  /** Messages of one payment go one after the other. */
  const lanes = new Map<number, Promise<unknown>>()
  const stop = new AbortController()
  let count = 0
  let held: (() => void)[] | null = null

  const post = async (event: ToldEvent, seal: Seal): Promise<Delivery> => {
    const { message } = event
    const at = clock.now()
    try {
      const reply = await fetch(message.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...message.headersFor(seal) },
        body: message.bodyFor?.(seal) ?? message.body,
        redirect: 'manual',
        signal: AbortSignal.any([stop.signal, AbortSignal.timeout(answerTimeout)]),
      })
      const answer = (await reply.text()).slice(0, 10_000)
      const isAccepted = message.isAccepted?.(reply.status, answer) ?? isSuccess(reply.status)
      return { at, status: reply.status, isAccepted }
    } catch {
      return { at, status: null, isAccepted: false }
    }
  }

  const deliver = async (event: ToldEvent, seal: Partial<Seal> = {}): Promise<Delivery> => {
    const delivery = await post(event, { sentAt: clock.now(), isForged: false, ...seal })
    if (event.deliveries.length < mostDeliveries) event.deliveries.push(delivery)
    return delivery
  }

  const inLane = (event: ToldEvent, run: () => Promise<unknown>): void => {
    const lane = Array.from(event.paymentId).reduce(
      (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % mostLanes,
      0,
    )
    const before = lanes.get(lane) ?? Promise.resolve()
    const done = before.then(run).finally(() => {
      if (lanes.get(lane) === done) lanes.delete(lane)
    })
    lanes.set(lane, done)
  }

  /** Delivers, and once more later as long as it is not accepted. */
  const persist = (event: ToldEvent, seal: Partial<Seal>, round = 0): void =>
    inLane(event, async () => {
      const { isAccepted } = await deliver(event, seal)
      const wait = repeats[round]
      if (isAccepted || wait === undefined || stop.signal.aborted) return
      clock.after(wait, () => persist(event, seal, round + 1))
    })

  const start = (event: ToldEvent, payment: Payment): void => {
    const { sending, copies } = payment.scenario
    if (sending === 'never') return
    if (sending === 'stamps_off') {
      for (const shift of stampShifts) inLane(event, () => deliver(event, { sentAt: clock.now() + shift }))
      return
    }
    const begin = () => {
      for (let copy = 0; copy < copies; copy += 1) persist(event, { isForged: sending === 'forged' })
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
    settled: async () => {
      while (lanes.size > 0) await Promise.all(lanes.values())
    },
    close: async () => {
      stop.abort()
      while (lanes.size > 0) await Promise.all(lanes.values())
    },
  }
}
export type Deliveries = ReturnType<typeof createDeliveries>
