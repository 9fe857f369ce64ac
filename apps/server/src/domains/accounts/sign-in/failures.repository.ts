import type { Connection } from '../../../platform/database/pool.ts'
import { eq, lt, sql } from '../../../platform/database/sql.ts'
import { codeSendings, signInFailures } from './sign-in.tables.ts'

/** Adds a failure to the count of an address; a count whose time is over starts again. */
export const countFailure = async (db: Connection, emailHash: string, now: Date, windowMs: number) => {
  const isOver = sql`${signInFailures.windowStartedAt} < ${new Date(now.getTime() - windowMs)}`
  await db
    .insert(signInFailures)
    .values({ emailHash, failures: 1, windowStartedAt: now })
    .onConflictDoUpdate({
      target: signInFailures.emailHash,
      set: {
        failures: sql`case when ${isOver} then 1 else ${signInFailures.failures} + 1 end`,
        windowStartedAt: sql`case when ${isOver} then ${now} else ${signInFailures.windowStartedAt} end`,
      },
    })
}

export const findFailures = async (db: Connection, emailHash: string) => {
  const [row] = await db.select().from(signInFailures).where(eq(signInFailures.emailHash, emailHash))
  return row ?? null
}

export const clearFailures = async (db: Connection, emailHash: string) => {
  await db.delete(signInFailures).where(eq(signInFailures.emailHash, emailHash))
}

const dayMs = 24 * 60 * 60 * 1000

/** Deletes counts older than a day. */
export const deleteOldCounts = async (db: Connection, now: Date) => {
  const before = new Date(now.getTime() - dayMs)
  await db.delete(signInFailures).where(lt(signInFailures.windowStartedAt, before))
  await db.delete(codeSendings).where(lt(codeSendings.lastAt, before))
}
