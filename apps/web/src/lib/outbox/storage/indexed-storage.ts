import type { Change } from '../change.ts'
import { openDatabase, resultOf, whenDone } from './indexed-requests.ts'
import type { OutboxStorage } from './storage.ts'

/** Who may send at the moment, where the browser has no locks. */
export interface Lease {
  name: string
  holder: string
  until: number
}

export const databaseName = 'lectern-outbox'

/**
 * `changes`: keys come from the store's own generator, which never gives a number twice, so they are the order of all work
 * in this profile. `device`: the id of this database, under `id`; it is gone with the numbers, when the browser forgets them.
 */
const open = (newId: () => string, onGone: () => void): Promise<IDBDatabase> =>
  openDatabase({
    name: databaseName,
    onGone,
    create: (database, transaction) => {
      const changes = database.createObjectStore('changes', { keyPath: 'seq', autoIncrement: true })
      changes.createIndex('person', 'person')
      database.createObjectStore('leases', { keyPath: 'name' })
      database.createObjectStore('device')
      transaction.objectStore('device').put(newId(), 'id')
    },
  })

// Only changes of this module's own making are in the store, so their shape is taken on trust.
const isChange = (value: unknown): value is Change =>
  typeof value === 'object' && value !== null && 'seq' in value

const changesOf = async (store: IDBObjectStore, person: string): Promise<Change[]> => {
  const found = await resultOf(store.index('person').getAll(person))
  return Array.isArray(found) ? found.filter(isChange) : []
}

/** The database, opened at first use and again after the browser closed it. */
export const createDatabase = (newId: () => string) => {
  let device: Promise<string> | undefined
  let opened: Promise<IDBDatabase> | undefined
  const forget = () => {
    opened = undefined
    device = undefined
  }
  const get = (): Promise<IDBDatabase> => {
    opened ??= open(newId, forget).catch((error: unknown) => {
      forget()
      throw error
    })
    return opened
  }
  const close = () => {
    void opened?.then((db) => db.close()).catch(() => undefined)
    forget()
  }
  const findDevice = async (): Promise<string> => {
    const store = (await get()).transaction('device').objectStore('device')
    const id = await resultOf(store.get('id'))
    if (typeof id !== 'string') throw new Error('The database has lost its id')
    return id
  }
  return {
    get,
    close,
    device: (): Promise<string> => {
      device ??= findDevice().catch((error: unknown) => {
        device = undefined
        throw error
      })
      return device
    },
  }
}

/** Keeps changes in IndexedDB; an edit resolves once it is flushed to the device (strict durability). */
export const createIndexedStorage = (database: ReturnType<typeof createDatabase>): OutboxStorage => ({
  durable: true,
  device: database.device,
  read: async (person) => {
    const db = await database.get()
    return changesOf(db.transaction('changes').objectStore('changes'), person)
  },
  edit: async (person, decide) => {
    const [db, device] = await Promise.all([database.get(), database.device()])
    const transaction = db.transaction('changes', 'readwrite', { durability: 'strict' })
    const done = whenDone(transaction)
    const store = transaction.objectStore('changes')
    const { add, put = [], remove = [] } = decide(await changesOf(store, person))
    for (const seq of remove) store.delete(seq)
    for (const change of put) store.put(change)
    const adding = add && store.add({ ...add, device })
    await done
    return add && adding ? { ...add, device, seq: Number(adding.result) } : undefined
  },
  close: database.close,
})
