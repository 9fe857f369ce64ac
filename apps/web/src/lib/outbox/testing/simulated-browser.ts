import { IDBFactory } from 'fake-indexeddb'
import { defineKind, type OutboxKind } from '../change.ts'
import { createDatabase, createIndexedStorage } from '../indexed-storage.ts'
import { createOutbox, type Outbox } from '../outbox.ts'
import type { SenderLock } from '../sender-lock.ts'
import type { OutboxStorage } from '../storage.ts'
import type { TabMessage } from '../tab-channel.ts'
import { createLossyNetwork, type Fate } from './lossy-network.ts'
import { createModelServer, type ModelRequest } from './model-server.ts'
import { createVirtualClock } from './virtual-clock.ts'

type Payload = { n: number }

/** What a test may break on purpose, to see the property fail. */
export interface Sabotage {
  /** Sends every try under a new id. */
  forgetIds?: boolean
  /** Does not note that a change was sent before it is. */
  forgetAttempts?: boolean
}

/** One round of whatever the simulated device is doing (fake-indexeddb works in macrotasks). */
export const tick = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => (port1.close(), resolve()), { once: true })
    port1.start()
    port2.postMessage(undefined)
  })

/** A tab that can die at any moment: from then on nothing it awaits resolves, and nothing it calls happens. */
export interface Tab {
  outbox: Outbox
  /** Enqueues edit number `n` of an entity; resolves once it is on the device, never in a tab that died meanwhile. */
  write: (entity: string, n: number) => Promise<unknown>
  kill: () => void
}

/** One browser profile with tabs, IndexedDB, locks and a channel, a lossy network and a server; all on a virtual clock. */
export const createSimulatedBrowser = (fates: readonly Fate[], sabotage: Sabotage = {}) => {
  // Each simulation begins with an empty profile.
  globalThis.indexedDB = new IDBFactory()
  const clock = createVirtualClock()
  const server = createModelServer()
  const network = createLossyNetwork(clock, server, fates)
  const faults: string[] = []
  const acknowledged = new Set<string>()
  const underWay = new Map<string, number>()
  const ears = new Set<(message: TabMessage) => void>()
  let busy = 0
  let ids = 0
  let turn: Promise<void> = Promise.resolve()

  const newId = () => {
    ids += 1
    return `id-${ids}`
  }

  /** Lets everything run that waits for the device rather than for time. */
  const settle = async () => {
    for (let idle = 0; idle < 6; idle = busy > 0 ? 0 : idle + 1) await tick()
  }

  const openTab = (): Tab => {
    const life = new AbortController()
    const isDead = () => life.signal.aborted
    const whileAlive = <T>(promise: Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        promise.then(
          (value) => isDead() || resolve(value),
          (error: unknown) => isDead() || reject(error),
        )
      })
    const onDevice = <T>(work: () => Promise<T>): Promise<T> => {
      if (isDead()) return new Promise(() => {})
      busy += 1
      return whileAlive(work().finally(() => (busy -= 1)))
    }

    const database = createDatabase()
    const real = createIndexedStorage(database)
    const storage: OutboxStorage = {
      durable: true,
      read: (person) => onDevice(() => real.read(person)),
      edit: (person, decide) =>
        onDevice(() =>
          real.edit(person, (changes) => {
            const edit = decide(changes)
            if (!sabotage.forgetAttempts) return edit
            return { ...edit, put: edit.put?.map((change) => ({ ...change, attempts: 0 })) }
          }),
        ),
      close: real.close,
    }

    const lock: SenderLock = {
      close: () => {},
      run: (work) => {
        const before = turn
        const mine = Promise.withResolvers<void>()
        turn = mine.promise
        life.signal.addEventListener('abort', () => void before.then(mine.resolve))
        const run = async () => {
          await before
          if (!isDead()) await work(life.signal)
        }
        return whileAlive(run().finally(mine.resolve))
      },
    }

    const ownEars: ((message: TabMessage) => void)[] = []
    const channel = {
      post: (message: TabMessage) => {
        if (isDead()) return
        for (const ear of ears)
          if (!ownEars.includes(ear)) queueMicrotask(() => ear(structuredClone(message)))
      },
      listen: (listener: (message: TabMessage) => void) => {
        const ear = (message: TabMessage) => isDead() || listener(message)
        ownEars.push(ear)
        ears.add(ear)
      },
      close: () => ownEars.forEach((ear) => ears.delete(ear)),
    }

    const transmit = async (request: ModelRequest, signal: AbortSignal): Promise<void> => {
      if (acknowledged.has(request.id)) faults.push(`${request.id} was sent after its acknowledgement`)
      const count = (underWay.get(request.entity) ?? 0) + 1
      underWay.set(request.entity, count)
      if (count > 1) faults.push(`${request.entity} had two requests under way`)
      const done = () => underWay.set(request.entity, (underWay.get(request.entity) ?? 1) - 1)
      life.signal.addEventListener('abort', done, { once: true })
      try {
        await network.send(request, signal)
      } finally {
        if (!isDead()) {
          life.signal.removeEventListener('abort', done)
          done()
        }
      }
    }

    const kind: OutboxKind<Payload> = defineKind({
      name: 'note',
      send: (change, { signal }) => {
        if (isDead()) return new Promise(() => {})
        const id = sabotage.forgetIds ? newId() : change.id
        return whileAlive(
          transmit({ id, entity: change.entity, n: change.payload.n }, signal).then(() => ({})),
        )
      },
    })

    const outbox = createOutbox({
      person: 'a',
      kinds: { note: async () => kind },
      storage,
      lock,
      channel,
      clock: {
        now: clock.now,
        after: (milliseconds, work) => clock.after(milliseconds, () => isDead() || work()),
      },
      random: () => 0.5,
      newId,
      mayAct: () => true,
    })
    outbox.listen((message) => message.type === 'stored' && acknowledged.add(message.id))

    return {
      outbox,
      write: (entity, n) => outbox.enqueue(kind, entity, { n }),
      kill: () => {
        life.abort()
        channel.close()
      },
    }
  }

  return { clock, server, network, faults, settle, openTab }
}

export type SimulatedBrowser = ReturnType<typeof createSimulatedBrowser>
