import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { defineKind } from '../change.ts'
import { createDatabase, createIndexedStorage } from '../storage/indexed-storage.ts'
import { createOutbox, type Outbox } from '../outbox.ts'
import type { Edit, OutboxStorage } from '../storage/storage.ts'
import { createLossyNetwork, type Fate } from './lossy-network.ts'
import { createModelServer, type ModelRequest } from './model-server.ts'
import { createChannels, createDevice, createLife, createLocks, type Life } from './simulated-device.ts'
import { createVirtualClock } from './virtual-clock.ts'

/** What a test may break on purpose, to see the property fail. */
export interface Sabotage {
  /** Sends every try under a new id. */
  forgetIds?: boolean
  /** Does not note that a change was sent before it is. */
  forgetAttempts?: boolean
}

/** A tab that can die at any moment: from then on nothing it awaits resolves, and nothing it calls happens. */
export interface Tab {
  outbox: Outbox
  /** Enqueues edit number `n` of an entity; resolves once it is on the device, never in a tab that died meanwhile. */
  write: (entity: string, n: number) => Promise<unknown>
  kill: () => void
}

/** Watches what tabs send, for what an outbox must never do. */
const createWatch = () => {
  const faults: string[] = []
  const acknowledged = new Set<string>()
  const underWay = new Map<string, number>()
  const count = (entity: string, by: number) => {
    const next = (underWay.get(entity) ?? 0) + by
    underWay.set(entity, next)
    return next
  }
  const transmit = async (
    { id, entity }: ModelRequest,
    life: Life,
    send: () => Promise<void>,
  ): Promise<void> => {
    if (acknowledged.has(id)) faults.push(`${id} was sent after its acknowledgement`)
    if (count(entity, 1) > 1) faults.push(`${entity} had two requests under way`)
    const done = () => count(entity, -1)
    life.signal.addEventListener('abort', done, { once: true })
    try {
      await send()
    } finally {
      life.signal.removeEventListener('abort', done)
      if (!life.signal.aborted) done()
    }
  }
  return { faults, acknowledged, transmit }
}

/** One browser profile with tabs, IndexedDB, locks and a channel, a lossy network and a server; all on a virtual clock. */
export const createSimulatedBrowser = (fates: readonly Fate[], sabotage: Sabotage = {}) => {
  // Each simulation begins with an empty profile.
  globalThis.indexedDB = new IDBFactory()
  const clock = createVirtualClock()
  const server = createModelServer()
  const network = createLossyNetwork(clock, server, fates)
  const device = createDevice()
  const watch = createWatch()
  const lockFor = createLocks()
  const channelFor = createChannels()
  let ids = 0
  const newId = () => {
    ids += 1
    return `id-${ids}`
  }

  const sabotaged = (edit: Edit): Edit =>
    sabotage.forgetAttempts ? { ...edit, put: edit.put?.map((change) => ({ ...change, attempts: 0 })) } : edit

  const storageFor = (life: Life): OutboxStorage => {
    const real = createIndexedStorage(createDatabase(newId))
    return {
      durable: true,
      device: real.device,
      read: (person) => device.run(life, () => real.read(person)),
      edit: (person, decide) =>
        device.run(life, () => real.edit(person, (changes) => sabotaged(decide(changes)))),
      close: real.close,
    }
  }

  const kindFor = (life: Life) =>
    defineKind<{ n: number }>({
      name: 'note',
      send: async (change, { signal }) => {
        const id = sabotage.forgetIds ? newId() : change.id
        const request = { id, entity: change.entity, n: change.payload.n }
        await life.whileAlive(watch.transmit(request, life, () => network.send(request, signal)))
        return {}
      },
    })

  const openTab = (): Tab => {
    const death = new AbortController()
    const life = createLife(death.signal)
    const kind = kindFor(life)
    const outbox = createOutbox({
      person: 'a',
      kinds: { note: async () => kind },
      storage: storageFor(life),
      lock: lockFor(life),
      channel: channelFor(life),
      clock: {
        now: clock.now,
        after: (delay, work) => clock.after(delay, () => life.signal.aborted || work()),
      },
      random: () => 0.5,
      newId,
      mayAct: () => true,
    })
    outbox.listen((message) => message.type === 'stored' && watch.acknowledged.add(message.id))
    return {
      outbox,
      write: (entity, n) => outbox.enqueue(kind, entity, { n }),
      kill: () => death.abort(),
    }
  }

  return { clock, server, network, faults: watch.faults, settle: device.settle, openTab }
}
