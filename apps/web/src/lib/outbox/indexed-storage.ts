import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { Change } from './change.ts'
import type { NewChange, OutboxStorage } from './storage.ts'

interface Schema extends DBSchema {
  /** Keys come from the store's own generator, which never gives a number twice: the order of all work in this profile. */
  changes: { key: number; value: Change | (NewChange & { device: string }); indexes: { person: string } }
  /** The id of this database, under `id`: it is gone with the numbers, when the browser forgets them. */
  device: { key: string; value: string }
  leases: { key: string; value: Lease }
}

/** Who may send at the moment, where the browser has no locks. */
export interface Lease {
  name: string
  holder: string
  until: number
}

export type OutboxDatabase = IDBPDatabase<Schema>

export const databaseName = 'lectern-outbox'

const open = (newId: () => string, onGone: () => void): Promise<OutboxDatabase> =>
  openDB<Schema>(databaseName, 1, {
    upgrade: (db, _from, _to, transaction) => {
      db.createObjectStore('changes', { keyPath: 'seq', autoIncrement: true }).createIndex('person', 'person')
      db.createObjectStore('leases', { keyPath: 'name' })
      db.createObjectStore('device')
      void transaction.objectStore('device').put(newId(), 'id')
    },
    blocking: (_from, _to, event) => {
      // A newer version in another tab waits for us: let go, and open again at the next use.
      onGone()
      if (event.target instanceof IDBDatabase) event.target.close()
    },
    terminated: onGone,
  })

const isNumbered = (change: object): change is Change => 'seq' in change

/** The database, opened at first use and again after the browser closed it. */
export const createDatabase = (newId: () => string) => {
  let device: Promise<string> | undefined
  let opened: Promise<OutboxDatabase> | undefined
  const forget = () => {
    opened = undefined
    device = undefined
  }
  const get = (): Promise<OutboxDatabase> => {
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
    const id = await (await get()).get('device', 'id')
    if (id === undefined) throw new Error('The database has lost its id')
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
    const changes = await db.getAllFromIndex('changes', 'person', person)
    return changes.filter(isNumbered)
  },
  edit: async (person, decide) => {
    const [db, device] = await Promise.all([database.get(), database.device()])
    const transaction = db.transaction('changes', 'readwrite', { durability: 'strict' })
    const { store } = transaction
    const changes = await store.index('person').getAll(person)
    const { add, put = [], remove = [] } = decide(changes.filter(isNumbered))
    const writes = [...remove.map((seq) => store.delete(seq)), ...put.map((change) => store.put(change))]
    const adding = add && store.add({ ...add, device })
    await Promise.all([...writes, adding, transaction.done])
    return add && adding ? { ...add, device, seq: await adding } : undefined
  },
  close: database.close,
})
