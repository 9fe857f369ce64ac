import type { ReadDatabase, WriteDatabase } from '../../../platform/database/pool.ts'
import { and, eq, sql } from '../../../platform/database/sql.ts'
import { hashToken } from '../../../platform/sign-in/tokens.ts'
import { users } from '../../identity/index.ts'
import type { Learner } from '../../streaks/index.ts'
import { calendarFeeds } from './calendar.tables.ts'

/** Whether somebody has an address, and whether it ended because their other sessions did, as with a new password. */
export const findFeedState = async (
  db: ReadDatabase,
  { schoolId, userId }: Learner,
): Promise<'off' | 'on' | 'ended'> => {
  const [row] = await db
    .select({ isGood: isOfNow })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.schoolId, schoolId), eq(calendarFeeds.userId, userId)))
  if (!row) return 'off'
  return row.isGood ? 'on' : 'ended'
}

const isOfNow = sql<boolean>`${calendarFeeds.sessionGeneration} = ${users.sessionGeneration}`

/** Gives somebody this address in the place of the one that they had. */
export const saveFeedToken = async (
  db: WriteDatabase,
  { schoolId, userId }: Learner,
  token: string,
  now: Date,
): Promise<void> => {
  const given = {
    tokenHash: hashToken(token),
    sessionGeneration: sql`(select ${users.sessionGeneration} from ${users} where ${users.id} = ${userId})`,
    createdAt: now,
  }
  await db
    .insert(calendarFeeds)
    .values({ userId, schoolId, ...given })
    .onConflictDoUpdate({ target: [calendarFeeds.userId, calendarFeeds.schoolId], set: given })
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
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.tokenHash, hashToken(token)), isOfNow))
  return row ?? null
}

/** Deletes the addresses of somebody: the account was erased. */
export const deleteFeedsOf = async (db: WriteDatabase, userId: number): Promise<void> => {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId))
}
