/** What a request of IndexedDB answers; rejects with its error. */
export const resultOf = <T>(request: IDBRequest<T>): Promise<unknown> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The device refused a request')),
    )
  })

/** Resolves when everything of a transaction is on the device; rejects when none of it is. */
export const whenDone = (transaction: IDBTransaction): Promise<void> => {
  const done = new Promise<void>((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new DOMException('Given up', 'AbortError'))
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('error', fail)
    transaction.addEventListener('abort', fail)
  })
  // Whoever waits for it hears of a failure; while nobody waits yet, it is no unhandled one.
  done.catch(() => undefined)
  return done
}

interface Opening {
  name: string
  /** Makes the stores of a new database. */
  create: (database: IDBDatabase, transaction: IDBTransaction) => void
  /** The database is closed: by a newer version of the web in another tab, or by the browser. */
  onGone: () => void
}

/** Opens version 1 of a database. */
export const openDatabase = ({ name, create, onGone }: Opening): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.addEventListener('upgradeneeded', () => {
      if (request.transaction) create(request.result, request.transaction)
    })
    request.addEventListener('error', () => reject(request.error ?? new Error('The device keeps nothing')))
    request.addEventListener('success', () => {
      const database = request.result
      database.addEventListener('versionchange', () => {
        // A newer version in another tab waits for us: let go, and open again at the next use.
        onGone()
        database.close()
      })
      database.addEventListener('close', onGone)
      resolve(database)
    })
  })
