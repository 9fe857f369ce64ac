import type { Clock } from '../clock.ts'
import type { Notifications } from '../database/notifications.ts'
import type { ReadDatabase, Database } from '../database/pool.ts'
import type { Identity } from './call.ts'
import type { SchoolEntry } from './school-entry.ts'

/** Where every call of the API hangs. */
export const apiBase = '/api/v1'

/** What the operation binder needs of the house. */
export interface ApiDependencies {
  readonly db: Database
  /** What handlers that only read are given. */
  readonly reading: ReadDatabase
  readonly clock: Clock
  readonly identity: Identity
  readonly gate: SchoolEntry
  readonly notifications: Pick<Notifications, 'dispatchAfterCommit'>
}
