import { report } from '../reporting.ts'
import type { Change, OutboxKind } from './change.ts'
import type { OutboxClock } from './clock.ts'
import { createDrain } from './sending/drain.ts'
import { createKinds, type KindTable } from './kinds.ts'
import { createMirror, type Mirror } from './mirror.ts'
import { discardEdit, enqueueEdit, hurryEdit, withdrawEdit } from './plan.ts'
import type { SenderLock } from './sending/sender-lock.ts'
import type { OutboxStatus } from './status.ts'
import type { Edit, OutboxStorage } from './storage/storage.ts'
import { createTabMessages, type TabChannel, type TabMessage } from './sending/tab-channel.ts'
import { createTurns } from './sending/turns.ts'

export interface OutboxDependencies {
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
  readonly clock: OutboxClock
  /** The id under which this device numbers its changes; a change carries it too. */
  device: () => Promise<string>
  /**
   * Takes a change and sends it when it can. Resolves once it is on the device. An unsent change of the same entity and
   * kind is replaced; `base` is kept from the first of them.
   */
  enqueue: <P>(kind: OutboxKind<P>, entity: string, payload: P, base?: unknown) => Promise<EnqueueResult>
  /** As `enqueue`, with a payload that depends on what the entity has waiting at that moment; `make` must not wait. */
  enqueueOn: <P>(
    kind: OutboxKind<P>,
    entity: string,
    make: (waiting: readonly Change[]) => P,
    base?: unknown,
  ) => Promise<EnqueueResult>
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
  /** Takes back what waits of an entity. Under way already, it may still be stored. */
  withdraw: (entity: string) => Promise<void>
  close: () => void
}

const reportFault = (error: unknown) => report(error, 'outbox')

/** Opens the outbox of one person in this tab, and begins to send what an earlier visit left. */
export const createOutbox = (dependencies: OutboxDependencies): Outbox => {
  const { person, storage, clock, lock } = dependencies
  const kinds = createKinds(dependencies.kinds)
  const mirror = createMirror(storage, person, dependencies.mayAct)
  const news = createTabMessages(dependencies.channel)

  const giveBack = (change: Change): void => {
    if (change.refusal) kinds.known(change.kind)?.onRefused?.(change, change.refusal)
  }

  const drain = createDrain({
    ...dependencies,
    kinds,
    onChanged: async () => {
      await mirror.refresh().catch(reportFault)
      news.post({ type: 'changed' })
    },
    onStored: (change, at) => {
      mirror.markStored(change.entity, at)
      news.tell({ type: 'stored', entity: change.entity, id: change.id, at })
    },
    onRefused: (change, refusal) => {
      const refused = { ...change, refusal }
      giveBack(refused)
      news.tell({ type: 'refused', change: refused })
    },
  })
  const turns = createTurns({ drain, mirror, lock, clock, mayAct: dependencies.mayAct })

  const hurryHere = async (): Promise<void> => {
    const { changes } = await storage.edit(person, hurryEdit)
    drain.release()
    mirror.take(changes)
    turns.kick()
  }

  const hear = async (message: TabMessage): Promise<void> => {
    if (message.type === 'stored') mirror.markStored(message.entity, message.at)
    if (message.type === 'hurry') drain.release()
    if (message.type === 'refused') giveBack(message.change)
    await mirror.refresh()
    turns.watch()
  }

  const enqueueOn: Outbox['enqueueOn'] = async (kind, entity, make, base) => {
    const draft = { ...draftOf(dependencies), kind: kind.name, entity, base }
    const { changes, added } = await storage.edit(person, (kept) => {
      const payload = make(kept.filter((change) => change.entity === entity && !change.refusal))
      return enqueueEdit(kept, { ...draft, payload, after: kind.after?.(payload) }, kinds.add(kind))
    })
    mirror.take(changes)
    if (added) news.post({ type: 'enqueued', change: added })
    turns.kick()
    return { durable: storage.durable }
  }

  const edit = editOf(dependencies, mirror, news)

  news.onOtherTab(hear)
  void hurryHere().catch(reportFault)

  return {
    person,
    clock,
    device: storage.device,
    enqueue: (kind, entity, payload, base) => enqueueOn(kind, entity, () => payload, base),
    enqueueOn,
    discard: (id) => edit((changes) => discardEdit(changes, id)),
    withdraw: (entity) => edit((changes) => withdrawEdit(changes, entity)),
    status: (prefix = '') => mirror.status(prefix),
    subscribe: mirror.subscribe,
    whenSettled: (prefix) => whenSettled(mirror, prefix),
    pending: (prefix) => mirror.refresh().then(() => mirror.withPrefix(prefix)),
    listen: news.listen,
    hurry: async () => {
      await hurryHere()
      news.post({ type: 'hurry' })
    },
    flush: () => {
      drain.rush()
      turns.kick()
    },
    close: () => {
      turns.close()
      news.close()
    },
  }
}

/** Changes what is kept, here and in the sight of the other tabs. */
const editOf =
  ({ storage, person }: OutboxDependencies, mirror: Mirror, news: ReturnType<typeof createTabMessages>) =>
  async (decide: (changes: readonly Change[]) => Edit): Promise<void> => {
    const { changes } = await storage.edit(person, decide)
    mirror.take(changes)
    news.post({ type: 'changed' })
  }

const draftOf = ({ person, newId, clock }: OutboxDependencies) => {
  const now = clock.now()
  return { id: newId(), person, at: now, firstAt: now, attempts: 0, retryAt: 0 }
}

const whenSettled = (mirror: Mirror, prefix: string): Promise<OutboxStatus> =>
  new Promise((resolve) => {
    const stop = mirror.subscribe(() => {
      if (mirror.withPrefix(prefix).some((change) => !change.refusal)) return
      stop()
      resolve(mirror.status(prefix))
    })
    mirror.refresh().catch(reportFault)
  })
