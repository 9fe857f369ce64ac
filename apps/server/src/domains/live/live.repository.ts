import type { ReadDatabase, WriteDatabase } from '../../platform/database/pool.ts'
import { asc, inArray, lt, sql } from '../../platform/database/sql.ts'
import { liveEvents } from './live.tables.ts'

const columns = {
  id: liveEvents.id,
  transaction: liveEvents.transaction,
  kind: liveEvents.kind,
  schoolId: liveEvents.schoolId,
  placeType: liveEvents.placeType,
  placeId: liveEvents.placeId,
  subjectId: liveEvents.subjectId,
  isForTeam: liveEvents.isForTeam,
  userId: liveEvents.userId,
}

/** Events by their ids, of all schools: to whom each is told is decided line by line. */
export const listEvents = (db: ReadDatabase, ids: readonly number[]) =>
  db
    .select(columns)
    .from(liveEvents)
    .where(inArray(liveEvents.id, [...ids]))
    .orderBy(asc(liveEvents.id))
export type LiveRow = Awaited<ReturnType<typeof listEvents>>[number]

/**
 * The transaction below which all have ended, as of this moment. Read it before the events: those that are seen later are then at or
 * above it, and are read again.
 */
export const findHorizon = async (db: ReadDatabase): Promise<string> => {
  const [row] = await db
    .select({ horizon: sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text` })
    .from(sql`(select 1) one`)
  if (!row) throw new Error('The database named no transaction.')
  return row.horizon
}

/** Every event of transactions from one on, whenever they ended. */
export const listEventsSince = (db: ReadDatabase, horizon: string): Promise<LiveRow[]> =>
  db
    .select(columns)
    .from(liveEvents)
    .where(sql`${liveEvents.transaction} >= ${horizon}::xid8`)
    .orderBy(asc(liveEvents.id))

/** The events of the last so many milliseconds, and all since a transaction. */
export const listEcho = (db: ReadDatabase, echoMs: number, horizon: string | null): Promise<LiveRow[]> =>
  db
    .select(columns)
    .from(liveEvents)
    .where(
      sql`${liveEvents.createdAt} > clock_timestamp() - ${echoMs} * interval '1 millisecond'
        or ${liveEvents.transaction} >= ${horizon}::xid8`,
    )
    .orderBy(asc(liveEvents.id))

/** Removes what is older than it is kept, some at a time. @returns how many */
export const deleteOldEvents = async (db: WriteDatabase, keptMs: number, most: number): Promise<number> => {
  const old = db
    .select({ id: liveEvents.id })
    .from(liveEvents)
    .where(lt(liveEvents.createdAt, sql`clock_timestamp() - ${keptMs} * interval '1 millisecond'`))
    .limit(most)
  const { rowCount } = await db.delete(liveEvents).where(inArray(liveEvents.id, old))
  return rowCount ?? 0
}
