import { NetworkError } from '../api/index.ts'
import { report } from '../reporting.ts'
import type { Acknowledgement, Change, Refusal, Trouble } from './change.ts'
import type { OutboxClock } from './clock.ts'
import type { AnyKind, Kinds } from './kinds.ts'
import { readFailure } from './outcome.ts'
import {
  acknowledgeEdit,
  claimEdit,
  dueAt,
  headsOf,
  parallelSends,
  postponeEdit,
  refuseEdit,
  retryDelay,
} from './plan.ts'
import type { OutboxStorage } from './storage.ts'

/** A send that takes longer is given up and tried again under the same id. */
const sendTimeout = 30_000
/** Browsers let 64 KiB of requests outlive a page; four may be under way. */
const keepaliveLimit = 15_000
/** A kind that cannot be loaded (offline, or from a newer version) is asked for again after this long. */
const unknownKindDelay = 60_000

/** After a fault of our own nothing is sent for this long, so that it cannot run in circles. */
const faultDelay = 5000

export interface DrainParts {
  person: string
  storage: OutboxStorage
  kinds: Kinds
  clock: OutboxClock
  random: () => number
  /** Whether this browser's session still belongs to `person`. */
  mayAct: () => boolean
  onStored: (change: Change, at: number) => void
  onRefused: (change: Change, refusal: Refusal) => void
  /** The kept changes are others than before. */
  onChanged: () => Promise<void>
}

const sizeOf = (payload: unknown): number => JSON.stringify(payload)?.length ?? 0

/**
 * Sends what waits, one change of an entity at a time and up to four entities at once, until nothing is due. One drain
 * runs at a time (sender-lock). `wake` makes a running one look again; `hold` of Infinity pauses until `release`.
 */
export const createDrain = (parts: DrainParts) => {
  const { person, storage, kinds, clock } = parts
  const inFlight = new Map<string, Promise<void>>()
  let hold = 0
  let rushing = false
  /** Counts releases, to tell a "signed out" from before the last sign-in. */
  let releases = 0
  let awake = Promise.withResolvers<void>()

  const momentOf = (change: Change): number => {
    const settle = rushing ? 0 : kinds.known(change.kind)?.settle
    return Math.max(hold, dueAt(change, settle))
  }

  const postpone = async (change: Change, trouble: Trouble, delay: number): Promise<void> => {
    const retryAt = clock.now() + delay
    if (trouble !== 'server') hold = retryAt
    await storage.edit(person, (changes) => postponeEdit(changes, change.seq, { retryAt, trouble }))
  }

  const settleFailure = async (change: Change, error: unknown, releasesBefore: number): Promise<void> => {
    const failure = readFailure(error)
    if (failure.kind === 'refused') {
      await storage.edit(person, (changes) => refuseEdit(changes, change.seq, failure.refusal))
      parts.onRefused(change, failure.refusal)
      return
    }
    const waitsForSignIn = failure.trouble === 'signed_out' && releases === releasesBefore
    const delay = waitsForSignIn ? Infinity : retryDelay(change.attempts, parts.random(), failure.retryAfter)
    await postpone(change, failure.trouble, delay)
  }

  const settleStored = async (change: Change, kind: AnyKind, ack: Acknowledgement): Promise<void> => {
    await storage.edit(person, (changes) => acknowledgeEdit(changes, change, ack, kind.rebase))
    parts.onStored(change, ack.at?.getTime() ?? clock.now())
  }

  const transmit = async (change: Change, kind: AnyKind, turn: AbortSignal): Promise<Acknowledgement> => {
    const late = new AbortController()
    const cancel = clock.after(sendTimeout, () => late.abort())
    try {
      const signal = AbortSignal.any([late.signal, turn])
      return await kind.send(change, { signal, keepalive: sizeOf(change.payload) < keepaliveLimit })
    } catch (error) {
      throw late.signal.aborted ? new NetworkError('No answer in time', { cause: error }) : error
    } finally {
      cancel()
    }
  }

  /** Notes on the device that the change is about to be sent, before it is. */
  const claim = async (seq: number): Promise<Change | undefined> => {
    const claimed: Change[] = []
    await storage.edit(person, (changes) => {
      const edit = claimEdit(changes, seq)
      claimed.push(...(edit.put ?? []))
      return edit
    })
    return claimed[0]
  }

  const sendOne = async (head: Change, turn: AbortSignal): Promise<void> => {
    const kind = await kinds.load(head).catch(() => undefined)
    if (!kind) return postpone(head, 'server', unknownKindDelay)
    const change = await claim(head.seq)
    // Another tab replaced it a moment ago: the newer one is found in the next round.
    if (!change) return
    const releasesBefore = releases
    let ack: Acknowledgement
    try {
      ack = await transmit(change, kind, turn)
    } catch (error) {
      // The turn was taken away: whoever has it now sends this change again.
      return turn.aborted ? undefined : settleFailure(change, error, releasesBefore)
    }
    await settleStored(change, kind, ack)
  }

  const start = (head: Change, turn: AbortSignal): void => {
    const sending = sendOne(head, turn)
      .catch((error: unknown) => {
        hold = clock.now() + faultDelay
        report(error, 'outbox')
      })
      .then(parts.onChanged)
      .finally(() => inFlight.delete(head.entity))
    inFlight.set(head.entity, sending)
  }

  const startDue = (heads: readonly Change[], turn: AbortSignal): void => {
    const due = heads.filter((head) => !inFlight.has(head.entity) && momentOf(head) <= clock.now())
    for (const head of due.slice(0, parallelSends - inFlight.size)) start(head, turn)
  }

  const pauseUntil = async (moment: number): Promise<void> => {
    const timer = Promise.withResolvers<void>()
    const cancel =
      moment === Infinity ? () => {} : clock.after(Math.max(0, moment - clock.now()), timer.resolve)
    await Promise.race([...inFlight.values(), awake.promise, timer.promise])
    cancel()
  }

  const run = async (turn: AbortSignal): Promise<void> => {
    while (!turn.aborted && parts.mayAct()) {
      awake = Promise.withResolvers()
      const heads = headsOf(await storage.read(person))
      startDue(heads, turn)
      if (inFlight.size === 0) break
      const later = heads.filter((head) => !inFlight.has(head.entity)).map(momentOf)
      await pauseUntil(inFlight.size < parallelSends ? Math.min(...later) : Infinity)
    }
    await Promise.all(inFlight.values())
    rushing = false
  }

  return {
    run,
    wake: () => awake.resolve(),
    /** When the next of these changes is due (ms), or Infinity. */
    nextMoment: (changes: readonly Change[]) => Math.min(Infinity, ...headsOf(changes).map(momentOf)),
    /** Ends a pause: the connection or the session may be back. */
    release: () => {
      releases += 1
      hold = 0
    },
    /** Does not wait for later changes any more, until everything due is sent. */
    rush: () => {
      rushing = true
    },
  }
}
