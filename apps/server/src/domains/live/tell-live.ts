import type { WatchedPlace } from '@lectern/contract/live/line'
import { noteNotified } from '../../platform/database/notifications.ts'
import type { Transaction } from '../../platform/database/pool.ts'
import { sql } from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { liveEvents } from './live.tables.ts'

/** Told on it: the id of a row of the log. */
export const liveChannel = 'live'

/** Something that happened at a place of comments, of which an attempt is one. */
export interface PlaceNews {
  readonly kind: 'comments' | 'attempt'
  readonly schoolId: SchoolId
  readonly place: { readonly type: WatchedPlace; readonly id: number }
  /** The comment, or the attempt; null: several. */
  readonly subjectId: number | null
  /** Learners do not hear of it. */
  readonly isForTeam: boolean
  /** Hears of it all the same. */
  readonly alsoUserId?: number | null
}

/** Writes down that something happened at a place; it is told when, and only when, the transaction commits. */
export const tellPlace = (tx: Transaction, news: PlaceNews): Promise<void> => {
  const { kind, schoolId, place, subjectId, isForTeam, alsoUserId = null } = news
  return write(tx, {
    ...{ kind, schoolId, subjectId, isForTeam },
    placeType: place.type,
    placeId: place.id,
    userId: alsoUserId,
  })
}

/** Writes down that the number in somebody's bell is another; it is told when the transaction commits. */
export const tellBell = (tx: Transaction, userId: number): Promise<void> =>
  write(tx, { kind: 'bell', userId })

/** Writes down that a task of somebody is further; it is told when the transaction commits. */
export const tellTask = (tx: Transaction, userId: number, taskId: number): Promise<void> =>
  write(tx, { kind: 'task', userId, subjectId: taskId })

/** Writes down that an import of somebody is further; it is told when the transaction commits. */
export const tellImport = (tx: Transaction, userId: number, importId: number): Promise<void> =>
  write(tx, { kind: 'import', userId, subjectId: importId })

const write = async (tx: Transaction, row: typeof liveEvents.$inferInsert): Promise<void> => {
  const [written] = await tx
    .insert(liveEvents)
    .values(row)
    .returning({ id: liveEvents.id, notified: sql`pg_notify(${liveChannel}, ${liveEvents.id}::text)` })
  if (written) noteNotified(liveChannel, String(written.id))
}
