import type { DBSchema } from 'idb'
import type { Change } from '../change.ts'
import { createDeviceDatabase } from '../../device-database.ts'
import { editedChanges, type OutboxStorage } from './storage.ts'

/** Who may send at the moment, where the browser has no locks. */
export interface Lease {
  name: string
  holder: string
  until: number
}

export const databaseName = 'lectern-outbox'

/** A change that the store has not numbered yet has no `seq`. */
type StoredChange = Omit<Change, 'seq'> & Partial<Pick<Change, 'seq'>>

/**
 * `changes`: keys come from the store's own generator, which never gives a number twice, so they are the order of all work
 * in this profile. `device`: the id of this database, under `id`; it is gone with the numbers, when the browser forgets them.
 */
interface OutboxSchema extends DBSchema {
  changes: { key: number; value: StoredChange; indexes: { person: string } }
  leases: { key: string; value: Lease }
  device: { key: string; value: string }
}

const isChange = (value: StoredChange): value is Change => value.seq !== undefined

/** The database, opened at first use and again after the browser closed it. */
export const createDatabase = (newId: () => string) => {
  const database = createDeviceDatabase<OutboxSchema>(databaseName, (made, _old, _new, transaction) => {
    made.createObjectStore('changes', { keyPath: 'seq', autoIncrement: true }).createIndex('person', 'person')
    made.createObjectStore('leases', { keyPath: 'name' })
    made.createObjectStore('device')
    // When this fails, the opening fails and says so.
    transaction
      .objectStore('device')
      .put(newId(), 'id')
      .catch(() => undefined)
  })
  const ids = new WeakMap<object, string>()
  return {
    ...database,
    /** The id of this database. */
    device: async (): Promise<string> => {
      const opened = await database.get()
      const id = ids.get(opened) ?? (await opened.get('device', 'id'))
      if (id === undefined) throw new Error('The database has lost its id')
      ids.set(opened, id)
      return id
    },
  }
}

/** Keeps changes in IndexedDB; an edit resolves once it is flushed to the device (strict durability). */
export const createIndexedStorage = (database: ReturnType<typeof createDatabase>): OutboxStorage => ({
  durable: true,
  device: database.device,
  read: async (person) =>
    (await (await database.get()).getAllFromIndex('changes', 'person', person)).filter(isChange),
  edit: async (person, decide) => {
    const [db, device] = await Promise.all([database.get(), database.device()])
    const transaction = db.transaction('changes', 'readwrite', { durability: 'strict' })
    // Whoever waits for it below hears of a failure; when reading fails first, nobody waits.
    transaction.done.catch(() => undefined)
    const changes = (await transaction.store.index('person').getAll(person)).filter(isChange)
    const edit = decide(changes)
    const { add, put = [], remove = [] } = edit
    const adding = add ? transaction.store.add({ ...add, device }) : undefined
    const [seq] = await Promise.all([
      adding,
      ...remove.map((each) => transaction.store.delete(each)),
      ...put.map((change) => transaction.store.put(change)),
      transaction.done,
    ])
    return editedChanges(changes, edit, add && seq !== undefined ? { ...add, device, seq } : undefined)
  },
  close: database.close,
})
