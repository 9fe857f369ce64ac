import type { ReadDatabase, WriteDatabase } from '../../../platform/database/pool.ts'
import { and, eq } from '../../../platform/database/sql.ts'
import type { Learner } from '../../streaks/index.ts'
import { calendarFeeds } from './calendar.tables.ts'

export const findFeedToken = async (
  db: ReadDatabase,
  { schoolId, userId }: Learner,
): Promise<string | null> => {
  const [row] = await db
    .select({ token: calendarFeeds.token })
    .from(calendarFeeds)
    .where(and(eq(calendarFeeds.schoolId, schoolId), eq(calendarFeeds.userId, userId)))
  return row?.token ?? null
}

/** Gives somebody this address in the place of the one that they had. */
export const saveFeedToken = async (
  db: WriteDatabase,
  { schoolId, userId }: Learner,
  token: string,
  now: Date,
): Promise<void> => {
  await db
    .insert(calendarFeeds)
    .values({ schoolId, userId, token, createdAt: now })
    .onConflictDoUpdate({
      target: [calendarFeeds.userId, calendarFeeds.schoolId],
      set: { token, createdAt: now },
    })
}

export const deleteFeed = async (db: WriteDatabase, { schoolId, userId }: Learner): Promise<void> => {
  await db
    .delete(calendarFeeds)
    .where(and(eq(calendarFeeds.schoolId, schoolId), eq(calendarFeeds.userId, userId)))
}

/** Whose calendar a token opens, and at which school. */
export const findFeedOwner = async (db: ReadDatabase, token: string): Promise<Learner | null> => {
  const [row] = await db
    .select({ schoolId: calendarFeeds.schoolId, userId: calendarFeeds.userId })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.token, token))
  return row ?? null
}

/** Deletes the addresses of somebody: the account was erased. */
export const deleteFeedsOf = async (db: WriteDatabase, userId: number): Promise<void> => {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId))
}
