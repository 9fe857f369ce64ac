import { report } from '../reporting.ts'
import type { Change, OutboxKind } from './change.ts'
import type { OutboxClock } from './clock.ts'
import { createDrain } from './drain.ts'
import { createKinds, type KindTable } from './kinds.ts'
import { enqueueEdit, hurryEdit } from './plan.ts'
import type { SenderLock } from './sender-lock.ts'
import { statusOf, type OutboxStatus } from './status.ts'
import type { OutboxStorage } from './storage.ts'
import type { TabChannel, TabMessage } from './tab-channel.ts'

export interface OutboxParts {
  /** Whose work this is; changes of other people on this device are left alone. */
  person: string
  kinds: KindTable
  storage: OutboxStorage
  lock: SenderLock
  channel: TabChannel
  clock: OutboxClock
  /** From 0 to below 1. */
  random: () => number
  /** A new UUID. */
  newId: () => string
  /** Whether this browser's session still belongs to `person`. */
  mayAct: () => boolean
}

export interface EnqueueResult {
  /** False when the device could not keep the change: it is in this tab's memory alone. */
  durable: boolean
}

/** The device's memory of one person's unsaved work. */
export interface Outbox {
  readonly person: string
  /**
   * Takes a change and sends it when it can. Resolves once it is on the device. An unsent change of the same entity and
   * kind is replaced; `base` is kept from the first of them.
   */
  enqueue: <P>(kind: OutboxKind<P>, entity: string, payload: P, base?: unknown) => Promise<EnqueueResult>
  /** Everything not yet acknowledged of entities that begin with `prefix`, refused changes included, oldest first. */
  pending: (prefix: string) => Promise<Change[]>
  /** The same object until something changes. */
  status: (prefix?: string) => OutboxStatus
  /** Calls `listener` after every change of status; gives back what ends it. */
  subscribe: (listener: () => void) => () => void
  /** Hears what this and other tabs do; gives back what ends it. */
  listen: (listener: (message: TabMessage) => void) => () => void
  /** Tries everything again now: back online, signed in again, or the person asks. */
  hurry: () => Promise<void>
  /** Sends what waits for later changes without waiting any longer (the page is about to go). */
  flush: () => void
  /** Resolves when nothing of `prefix` waits to be sent any more; with the status at that moment. */
  whenSettled: (prefix: string) => Promise<OutboxStatus>
  /** Forgets a refused change, after its person decided about it. */
  discard: (id: string) => Promise<void>
  close: () => void
}

/** Pause between two turns of this tab: whatever goes wrong with a turn, it cannot run in circles. */
const breath = 250

/** Opens the outbox of one person in this tab, and begins to send what an earlier visit left. */
export const createOutbox = (parts: OutboxParts): Outbox => {
  const { person, storage, channel, clock, lock } = parts
  const kinds = createKinds(parts.kinds)
  const listeners = new Set<() => void>()
  const ears = new Set<(message: TabMessage) => void>()
  const storedAt = new Map<string, number>()
  const statuses = new Map<string, OutboxStatus>()
  let mirror: readonly Change[] = []
  let running = false
  let closed = false
  let cancelTimer = () => {}

  const notify = () => {
    statuses.clear()
    for (const listener of listeners) listener()
  }

  const refresh = async (): Promise<void> => {
    mirror = await storage.read(person)
    notify()
  }

  const tell = (message: TabMessage): void => {
    channel.post(message)
    for (const ear of ears) ear(message)
  }

  const drain = createDrain({
    person,
    storage,
    kinds,
    clock,
    random: parts.random,
    mayAct: () => !closed && parts.mayAct(),
    onChanged: async () => {
      await refresh().catch((error: unknown) => report(error, 'outbox'))
      channel.post({ type: 'changed' })
    },
    onStored: (change, at) => {
      storedAt.set(change.entity, at)
      tell({ type: 'stored', entity: change.entity, id: change.id, at })
    },
    onRefused: (change, refusal) => {
      kinds.known(change.kind)?.onRefused?.(change, refusal)
      tell({ type: 'refused', change: { ...change, refusal } })
    },
  })

  const schedule = (atLeast: number): void => {
    cancelTimer()
    if (closed) return
    const wait = drain.nextMoment(mirror) - clock.now()
    if (wait !== Infinity) cancelTimer = clock.after(Math.max(atLeast, wait), kick)
  }

  const takeTurn = async (): Promise<void> => {
    running = true
    try {
      await lock.run(drain.run)
      await refresh()
    } catch (error) {
      report(error, 'outbox')
    }
    running = false
    schedule(breath)
  }

  const kick = (): void => {
    drain.wake()
    if (running || closed || !parts.mayAct()) return
    if (drain.nextMoment(mirror) > clock.now()) schedule(0)
    else void takeTurn()
  }

  const hurryHere = async (): Promise<void> => {
    await storage.edit(person, hurryEdit)
    drain.release()
    await refresh()
    kick()
  }

  const hear = async (message: TabMessage): Promise<void> => {
    if (message.type === 'stored') storedAt.set(message.entity, message.at)
    if (message.type === 'hurry') drain.release()
    const { change } = { change: undefined, ...message }
    if (message.type === 'refused' && change?.refusal)
      kinds.known(change.kind)?.onRefused?.(change, change.refusal)
    await refresh()
    for (const ear of ears) ear(message)
    kick()
  }

  const withPrefix = (prefix: string) => mirror.filter((change) => change.entity.startsWith(prefix))

  const computeStatus = (prefix: string): OutboxStatus => {
    const moments = [...storedAt].filter(([entity]) => entity.startsWith(prefix)).map(([, at]) => at)
    return statusOf(
      withPrefix(prefix),
      moments.length > 0 ? Math.max(...moments) : undefined,
      storage.durable,
    )
  }

  const status = (prefix = ''): OutboxStatus => {
    const known = statuses.get(prefix) ?? computeStatus(prefix)
    statuses.set(prefix, known)
    return known
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  channel.listen((message) => void hear(message).catch((error: unknown) => report(error, 'outbox')))
  void hurryHere().catch((error: unknown) => report(error, 'outbox'))

  return {
    person,
    status,
    subscribe,
    enqueue: async (kind, entity, payload, base) => {
      const now = clock.now()
      const draft = {
        id: parts.newId(),
        person,
        entity,
        kind: kind.name,
        payload,
        base,
        at: now,
        firstAt: now,
      }
      const change = await storage.edit(person, (changes) =>
        enqueueEdit(changes, { ...draft, attempts: 0, retryAt: 0 }, kinds.use(kind).merge),
      )
      await refresh()
      if (change) channel.post({ type: 'enqueued', change })
      kick()
      return { durable: storage.durable }
    },
    pending: async (prefix) => {
      await refresh()
      return withPrefix(prefix)
    },
    listen: (ear) => {
      ears.add(ear)
      return () => void ears.delete(ear)
    },
    hurry: async () => {
      await hurryHere()
      channel.post({ type: 'hurry' })
    },
    flush: () => {
      drain.rush()
      kick()
    },
    whenSettled: (prefix) =>
      new Promise((resolve) => {
        const check = () => {
          if (withPrefix(prefix).some((change) => !change.refusal)) return
          stop()
          resolve(status(prefix))
        }
        const stop = subscribe(check)
        void refresh().catch((error: unknown) => report(error, 'outbox'))
      }),
    discard: async (id) => {
      await storage.edit(person, (changes) => ({
        remove: changes.filter((change) => change.id === id && change.refusal).map((change) => change.seq),
      }))
      await refresh()
      channel.post({ type: 'changed' })
    },
    close: () => {
      closed = true
      cancelTimer()
      lock.close()
      channel.close()
      drain.wake()
    },
  }
}
