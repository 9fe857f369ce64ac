import { NetworkError } from '../../api/api-error.ts'
import type { Acknowledgement, Change, OutboxKind, Refusal } from '../change.ts'
import type { OutboxClock } from '../clock.ts'
import type { AnyKind, Kinds } from '../kinds.ts'
import { readFailure } from './outcome.ts'
import {
  acknowledgeEdit,
  claimEdit,
  postponeEdit,
  refuseEdit,
  retryDelay,
  type Postponement,
} from '../plan.ts'
import type { OutboxStorage } from '../storage/storage.ts'

/** A send that takes longer is given up and tried again under the same id. */
const sendTimeout = 30_000
/** Browsers let 64 KiB of requests outlive a page; four may be under way. */
const keepaliveLimit = 15_000
/** A kind that cannot be loaded (offline, or from a newer version) is asked for again after this long. */
const unknownKindDelay = 60_000

export interface SendDependencies {
  person: string
  storage: OutboxStorage
  kinds: Kinds
  clock: OutboxClock
  random: () => number
  onStored: (change: Change, at: number) => void
  onRefused: (change: Change, refusal: Refusal) => void
}

/** One try of one change. */
export interface Try {
  /** Aborts when another tab got the turn. */
  turn: AbortSignal
  /** Whether somebody signed in or came online since the try began: a "signed out" is old news then. */
  isOutdated: () => boolean
}

const sizeOf = (payload: unknown): number => JSON.stringify(payload)?.length ?? 0

/** Notes on the device that the change is about to be sent, before it is; undefined when it was replaced meanwhile. */
const claim = async ({ storage, person }: SendDependencies, seq: number): Promise<Change | undefined> => {
  const claimed: Change[] = []
  await storage.edit(person, (changes) => {
    const edit = claimEdit(changes, seq)
    claimed.push(...(edit.put ?? []))
    return edit
  })
  return claimed[0]
}

const transmit = async (
  { clock }: SendDependencies,
  change: Change,
  kind: OutboxKind<unknown>,
  turn: AbortSignal,
): Promise<Acknowledgement> => {
  const late = new AbortController()
  const cancel = clock.after(sendTimeout, () => late.abort())
  try {
    const signal = AbortSignal.any([late.signal, turn])
    const keepalive = sizeOf(change.payload) < keepaliveLimit
    return await kind.send(change, { signal, keepalive, person: change.person })
  } catch (error) {
    throw late.signal.aborted ? new NetworkError('No answer in time', { cause: error }) : error
  } finally {
    cancel()
  }
}

const settleStored = async (
  dependencies: SendDependencies,
  change: Change,
  kind: AnyKind,
  ack: Acknowledgement,
) => {
  await dependencies.storage.edit(dependencies.person, (changes) =>
    acknowledgeEdit(changes, change, ack, kind.rebase),
  )
  dependencies.onStored(change, ack.at?.getTime() ?? dependencies.clock.now())
}

const postpone = async (
  dependencies: SendDependencies,
  change: Change,
  later: Postponement,
): Promise<Postponement> => {
  await dependencies.storage.edit(dependencies.person, (changes) => postponeEdit(changes, change.seq, later))
  return later
}

const settleFailure = async (
  dependencies: SendDependencies,
  change: Change,
  error: unknown,
  { turn, isOutdated }: Try,
) => {
  // Whoever has the turn now sends this change again.
  if (turn.aborted) return
  const failure = readFailure(error)
  if (failure.kind === 'refused') {
    await dependencies.storage.edit(dependencies.person, (changes) =>
      refuseEdit(changes, change.seq, failure.refusal),
    )
    dependencies.onRefused(change, failure.refusal)
    return
  }
  const { trouble, retryAfter } = failure
  const waitsForSignIn = (trouble === 'signed_out' || trouble === 'other_person') && !isOutdated()
  const delay = waitsForSignIn ? Infinity : retryDelay(change.attempts, dependencies.random(), retryAfter)
  return postpone(dependencies, change, { trouble, retryAt: dependencies.clock.now() + delay })
}

/**
 * Sends one change and settles what came of it on the device: gone when stored, set aside when refused, else kept for
 * the moment that is answered.
 */
export const sendChange = async (
  dependencies: SendDependencies,
  head: Change,
  attempt: Try,
): Promise<Postponement | undefined> => {
  const kind = await dependencies.kinds.load(head).catch(() => undefined)
  if (!kind)
    return postpone(dependencies, head, {
      trouble: 'server',
      retryAt: dependencies.clock.now() + unknownKindDelay,
    })
  const change = await claim(dependencies, head.seq)
  if (!change) return
  let ack: Acknowledgement
  try {
    ack = await transmit(dependencies, change, kind, attempt.turn)
  } catch (error) {
    return settleFailure(dependencies, change, error, attempt)
  }
  await settleStored(dependencies, change, kind, ack)
}
