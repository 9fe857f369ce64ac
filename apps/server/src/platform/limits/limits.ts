import { networkOf } from '../http/requests/address-masks.ts'
import { CallError } from '../http/call-error.ts'
import type { ReadDatabase, WriteDatabase } from '../database/pool.ts'
import { eq, inArray, lt, max, sql } from '../database/sql.ts'
import { hashToken } from '../sign-in/tokens.ts'
import { attemptCounts } from './limits.tables.ts'

/** How often something may be tried within a time. */
export interface Limit {
  /** What is counted, and of whom. */
  readonly key: string
  readonly most: number
  readonly windowMs: number
}

/** A key that does not tell whom it is about. */
export const limitKey = (what: string, of: string): string => `${what}:${hashToken(of)}`

/** The key of a caller's address; of IPv6 the network counts, of which one machine has all addresses. */
export const addressKey = (what: string, ip: string): string => limitKey(what, networkOf(ip))

/**
 * Counts a try under every limit before it is judged, in one statement: of tries at the same moment, in any process, no
 * more than the limits allow go on. Call it outside a transaction that a refusal rolls back.
 *
 * @throws CallError too_many_requests (429) with the seconds to wait, when one of the limits is reached
 */
export const countTry = async (db: WriteDatabase, limits: readonly Limit[], now: Date): Promise<void> => {
  // In one order, so that two callers cannot wait for each other.
  const rows = limits
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ key, most, windowMs }) => ({
      key,
      most,
      ends_at: new Date(now.getTime() + windowMs).toISOString(),
    }))
  const { rowCount } = await db.execute(sql`
    with wanted as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(key text, most int, ends_at timestamptz)
    )
    insert into attempt_counts as kept (key, count, ends_at)
    select key, 1, ends_at from wanted
    on conflict (key) do update set
      count = case when kept.ends_at <= ${now.toISOString()}::timestamptz then 1 else kept.count + 1 end,
      ends_at = case when kept.ends_at <= ${now.toISOString()}::timestamptz then excluded.ends_at else kept.ends_at end
    where kept.ends_at <= ${now.toISOString()}::timestamptz
      or kept.count < (select most from wanted where wanted.key = kept.key)`)
  if (rowCount === limits.length) return
  const keys = limits.map(({ key }) => key)
  throw new CallError('too_many_requests', { retryAfter: await secondsLeft(db, keys, now) })
}

const secondsLeft = async (db: ReadDatabase, keys: string[], now: Date): Promise<number> => {
  const [row] = await db
    .select({ until: max(attemptCounts.endsAt) })
    .from(attemptCounts)
    .where(inArray(attemptCounts.key, keys))
  return Math.max(1, Math.ceil(((row?.until?.getTime() ?? 0) - now.getTime()) / 1000))
}

/** Takes one counted try back: it was none that the limit is there for. */
export const uncountTry = async (db: WriteDatabase, key: string): Promise<void> => {
  await db
    .update(attemptCounts)
    .set({ count: sql`greatest(0, ${attemptCounts.count} - 1)` })
    .where(eq(attemptCounts.key, key))
}

/** Starts a count again. */
export const clearTries = async (db: WriteDatabase, key: string): Promise<void> => {
  await db.delete(attemptCounts).where(eq(attemptCounts.key, key))
}

/** Deletes counts whose time is over. */
export const forgetOldTries = async (db: WriteDatabase, now: Date): Promise<void> => {
  await db.delete(attemptCounts).where(lt(attemptCounts.endsAt, now))
}
