import type { SenderLock } from '../sending/sender-lock.ts'
import type { TabChannel, TabMessage } from '../sending/tab-channel.ts'

/** One round of whatever the simulated device is doing (fake-indexeddb works in macrotasks). */
export const tick = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => (port1.close(), resolve()), { once: true })
    port1.start()
    port2.postMessage(undefined)
  })

/** Ends when its tab dies: nothing awaited through it resolves afterwards. */
export interface Life {
  signal: AbortSignal
  whileAlive: <T>(promise: Promise<T>) => Promise<T>
}

export const createLife = (signal: AbortSignal): Life => ({
  signal,
  whileAlive: (promise) =>
    new Promise((resolve, reject) => {
      promise.then(
        (value) => signal.aborted || resolve(value),
        (error: unknown) => signal.aborted || reject(error),
      )
    }),
})

/** Counts work on the device, so that a test can wait for it without waiting for time. */
export const createDevice = () => {
  let busy = 0
  return {
    run: <T>(life: Life, work: () => Promise<T>): Promise<T> => {
      if (life.signal.aborted) return new Promise(() => {})
      busy += 1
      return life.whileAlive(
        work().finally(() => {
          busy -= 1
        }),
      )
    },
    settle: async () => {
      for (let idle = 0; idle < 6; idle = busy > 0 ? 0 : idle + 1) await tick()
    },
  }
}

/** One turn for all tabs; a dead tab gives its turn on, as Web Locks do. */
export const createLocks = () => {
  let last: Promise<void> = Promise.resolve()
  return (life: Life): SenderLock => ({
    close: () => {},
    run: (work) => {
      const before = last
      const mine = Promise.withResolvers<void>()
      last = mine.promise
      life.signal.addEventListener('abort', () => void before.then(mine.resolve))
      const run = async () => {
        await before
        if (!life.signal.aborted) await work(life.signal)
      }
      return life.whileAlive(run().finally(mine.resolve))
    },
  })
}

/** A channel between all living tabs. */
export const createChannels = () => {
  const ears = new Set<{ life: Life; hear: (message: TabMessage) => void }>()
  return (life: Life): TabChannel => ({
    close: () => {},
    post: (message) => {
      if (life.signal.aborted) return
      for (const ear of ears) {
        if (ear.life !== life && !ear.life.signal.aborted)
          queueMicrotask(() => ear.hear(structuredClone(message)))
      }
    },
    listen: (hear) => void ears.add({ life, hear }),
  })
}
