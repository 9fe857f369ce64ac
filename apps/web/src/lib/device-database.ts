import { type DBSchema, type IDBPDatabase, openDB, type OpenDBCallbacks } from 'idb'

/**
 * A database of this device (IndexedDB), opened at first use, and again after the browser or a newer version of the web in
 * another tab closed it. Rejects on a device that stores nothing.
 */
export const createDeviceDatabase = <S extends DBSchema>(
  name: string,
  /** Makes the stores of a new database. */
  upgrade: NonNullable<OpenDBCallbacks<S>['upgrade']>,
) => {
  let opened: Promise<IDBPDatabase<S>> | undefined
  const forget = () => {
    opened = undefined
  }
  const close = () => {
    void opened?.then((database) => database.close()).catch(() => undefined)
    forget()
  }
  return {
    get: (): Promise<IDBPDatabase<S>> => {
      opened ??= openDB<S>(name, 1, { upgrade, blocking: close, terminated: forget }).catch(
        (error: unknown) => {
          forget()
          throw error
        },
      )
      return opened
    },
    close,
  }
}
