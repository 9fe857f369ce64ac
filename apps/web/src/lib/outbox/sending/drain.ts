import { report } from '../../reporting.ts'
import type { Change } from '../change.ts'
import { dueAt, headsOf, parallelSends, reviveEdit } from '../plan.ts'
import { sendChange, type SendDependencies } from './send-change.ts'

/** After a fault of our own nothing is sent for this long, so that it cannot run in circles. */
const faultDelay = 5000

export interface DrainDependencies extends SendDependencies {
  /** Whether this browser's session still belongs to the person. */
  mayAct: () => boolean
  /** The kept changes are others than before. */
  onChanged: () => Promise<void>
}

/**
 * Sends what waits, one change of an entity at a time and up to four entities at once, until nothing is due. One drain
 * runs at a time (sender-lock).
 */
export const createDrain = (dependencies: DrainDependencies) => {
  const { person, storage, kinds, clock } = dependencies
  const inFlight = new Map<string, Promise<void>>()
  /** Nothing at all goes before this moment: no connection, or no session. */
  let hold = 0
  let releases = 0
  let rushing = false
  let awake = Promise.withResolvers<void>()

  const momentOf = (change: Change): number =>
    Math.max(hold, dueAt(change, rushing ? 0 : kinds.known(change.kind)?.settle?.(change.payload)))

  /** The server has answered: nothing waits for the connection any longer. */
  const revive = async (): Promise<void> => {
    await storage.edit(person, reviveEdit)
  }

  const sendOne = async (head: Change, turn: AbortSignal): Promise<void> => {
    const before = releases
    const isOutdated = () => releases !== before
    try {
      const later = await sendChange(dependencies, head, { turn, isOutdated })
      if (!later) await revive()
      else if (later.trouble !== 'server' && !isOutdated()) hold = later.retryAt
    } catch (error) {
      hold = clock.now() + faultDelay
      report(error, 'outbox')
    }
    await dependencies.onChanged()
    inFlight.delete(head.entity)
  }

  const startDue = (heads: readonly Change[], turn: AbortSignal): void => {
    const due = heads.filter((head) => !inFlight.has(head.entity) && momentOf(head) <= clock.now())
    for (const head of due.slice(0, parallelSends - inFlight.size))
      inFlight.set(head.entity, sendOne(head, turn))
  }

  /** Waits for an answer, for `wake`, or for the next change that may start. */
  const pause = async (heads: readonly Change[]): Promise<void> => {
    const later = heads.filter((head) => !inFlight.has(head.entity)).map(momentOf)
    const next = inFlight.size < parallelSends ? Math.min(...later) : Infinity
    const timer = Promise.withResolvers<void>()
    const cancel = next === Infinity ? () => {} : clock.after(Math.max(0, next - clock.now()), timer.resolve)
    await Promise.race([...inFlight.values(), awake.promise, timer.promise])
    cancel()
  }

  const run = async (turn: AbortSignal): Promise<void> => {
    while (!turn.aborted && dependencies.mayAct()) {
      awake = Promise.withResolvers()
      const heads = headsOf(await storage.read(person))
      startDue(heads, turn)
      if (inFlight.size === 0) break
      await pause(heads)
    }
    await Promise.all(inFlight.values())
    rushing = false
  }

  return {
    run,
    /** Makes a running drain look again. */
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

export type Drain = ReturnType<typeof createDrain>
