import type { OutboxClock } from '../clock.ts'
import type { createDatabase } from '../storage/indexed-storage.ts'

/** Lets one tab at a time send. */
export interface SenderLock {
  /**
   * Waits for the turn, then runs `work` and gives the turn back when it ends. `signal` aborts when the turn was taken
   * away. Resolves when `work` ended or the lock was closed while waiting.
   */
  run: (work: (signal: AbortSignal) => Promise<void>) => Promise<void>
  close: () => void
}

// A frozen tab can sit on its turn for ever. Two senders at once are safe (the server takes a change id once), waiting is not.
const patience = 45_000

/** Web Locks: the browser gives the turn on by itself when a tab dies. */
export const createWebLock = (
  name: string,
  clock: OutboxClock,
  locks: LockManager = navigator.locks,
): SenderLock => {
  const closing = new AbortController()

  const hold = async (options: LockOptions, work: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    const lost = new AbortController()
    try {
      await locks.request(name, options, () => work(AbortSignal.any([lost.signal, closing.signal])))
    } finally {
      // Stolen: the request rejects while `work` still runs.
      lost.abort()
    }
  }

  const isExpected = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

  return {
    close: () => closing.abort(),
    run: async (work) => {
      const waiting = new AbortController()
      const stopWaiting = clock.after(patience, () => waiting.abort())
      const start = (signal: AbortSignal) => {
        stopWaiting()
        return work(signal)
      }
      try {
        await hold({ signal: AbortSignal.any([waiting.signal, closing.signal]) }, start)
      } catch (error) {
        if (!isExpected(error)) throw error
        if (!waiting.signal.aborted || closing.signal.aborted) return
        await hold({ steal: true }, work).catch((stolen: unknown) => {
          if (!isExpected(stolen)) throw stolen
        })
      } finally {
        stopWaiting()
      }
    },
  }
}

const leaseTime = 10_000
const renewEvery = 3000

/** A lease in IndexedDB, for browsers without Web Locks (and pages that are not a secure context). */
export const createLeaseLock = (
  name: string,
  holder: string,
  database: ReturnType<typeof createDatabase>,
  clock: OutboxClock,
): SenderLock => {
  const closing = new AbortController()

  /** Takes or renews the lease when it is free, ours or over. */
  const take = async (until: number): Promise<boolean> => {
    const transaction = (await database.get()).transaction('leases', 'readwrite')
    transaction.done.catch(() => undefined)
    const current = await transaction.store.get(name)
    const free = current === undefined || current.holder === holder || current.until <= clock.now()
    await Promise.all([free && transaction.store.put({ name, holder, until }), transaction.done])
    return free
  }

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const cancel = clock.after(milliseconds, resolve)
      closing.signal.addEventListener('abort', () => (cancel(), resolve()), { once: true })
    })

  const keepTaking = (lost: AbortController): (() => void) => {
    let cancel = () => {}
    const renew = () => {
      take(clock.now() + leaseTime).then(
        (mine) => (mine ? plan() : lost.abort()),
        () => lost.abort(),
      )
    }
    const plan = () => {
      cancel = clock.after(renewEvery, renew)
    }
    plan()
    return () => cancel()
  }

  return {
    close: () => closing.abort(),
    run: async (work) => {
      while (!closing.signal.aborted && !(await take(clock.now() + leaseTime))) await pause(renewEvery)
      if (closing.signal.aborted) return
      const lost = new AbortController()
      const stop = keepTaking(lost)
      try {
        await work(AbortSignal.any([lost.signal, closing.signal]))
      } finally {
        stop()
        await take(0).catch(() => undefined)
      }
    },
  }
}
