import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { Change } from './change.ts'
import type { NewChange, OutboxStorage } from './storage.ts'

interface Schema extends DBSchema {
  /** Keys come from the store's own generator, which never gives a number twice: the order of all work in this profile. */
  changes: { key: number; value: Change | NewChange; indexes: { person: string } }
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

const open = (onGone: () => void): Promise<OutboxDatabase> =>
  openDB<Schema>(databaseName, 1, {
    upgrade: (db) => {
      db.createObjectStore('changes', { keyPath: 'seq', autoIncrement: true }).createIndex('person', 'person')
      db.createObjectStore('leases', { keyPath: 'name' })
    },
    blocking: (_from, _to, event) => {
      // A newer version in another tab waits for us: let go, and open again at the next use.
      onGone()
      if (event.target instanceof IDBDatabase) event.target.close()
    },
    terminated: onGone,
  })

const isNumbered = (change: Change | NewChange): change is Change => 'seq' in change

/** The database, opened at first use and again after the browser closed it. */
export const createDatabase = () => {
  let opened: Promise<OutboxDatabase> | undefined
  const forget = () => {
    opened = undefined
  }
  const get = (): Promise<OutboxDatabase> => {
    opened ??= open(forget).catch((error: unknown) => {
      forget()
      throw error
    })
    return opened
  }
  const close = () => {
    void opened?.then((db) => db.close()).catch(() => undefined)
    forget()
  }
  return { get, close }
}

/** Keeps changes in IndexedDB; an edit resolves once it is flushed to the device (strict durability). */
export const createIndexedStorage = (database: ReturnType<typeof createDatabase>): OutboxStorage => ({
  durable: true,
  read: async (person) => {
    const db = await database.get()
    const changes = await db.getAllFromIndex('changes', 'person', person)
    return changes.filter(isNumbered)
  },
  edit: async (person, decide) => {
    const db = await database.get()
    const transaction = db.transaction('changes', 'readwrite', { durability: 'strict' })
    const { store } = transaction
    const changes = await store.index('person').getAll(person)
    const { add, put = [], remove = [] } = decide(changes.filter(isNumbered))
    const writes = [...remove.map((seq) => store.delete(seq)), ...put.map((change) => store.put(change))]
    const adding = add && store.add(add)
    await Promise.all([...writes, adding, transaction.done])
    return add && adding ? { ...add, seq: await adding } : undefined
  },
  close: database.close,
})
