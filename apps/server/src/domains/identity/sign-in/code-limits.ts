import { codeRules } from '@lectern/contract/identity/sign-in'
import type { ReadDatabase, WriteDatabase } from '../../../platform/database/pool.ts'
import { eq, lt, sql } from '../../../platform/database/sql.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { hashToken } from '../../../platform/sign-in/tokens.ts'
import type { CodePurpose } from './one-time.ts'
import { codeSendings, codeSendingsColumns } from './sign-in.tables.ts'

const resendMs = codeRules.resendSeconds * 1000
const windowMs = 60 * 60 * 1000

/**
 * Counts that a code is asked for: the next one after a minute, five in an hour. Counts alike for addresses without an
 * account. Call it outside a transaction that a refusal rolls back.
 *
 * @param address an e-mail, or what else the code is asked for
 * @throws CallError too_many_requests (429) with the seconds to wait
 */
export const countSending = async (
  db: WriteDatabase,
  purpose: CodePurpose,
  address: string,
  now: Date,
): Promise<void> => {
  const key = `${purpose}:${hashToken(address)}`
  const isOver = sql`${codeSendings.windowStartedAt} <= ${new Date(now.getTime() - windowMs)}`
  const rows = await db
    .insert(codeSendings)
    .values({ key, sendings: 1, windowStartedAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: codeSendings.key,
      set: {
        sendings: sql`case when ${isOver} then 1 else ${codeSendings.sendings} + 1 end`,
        windowStartedAt: sql`case when ${isOver} then ${now} else ${codeSendings.windowStartedAt} end`,
        lastAt: now,
      },
      setWhere: sql`${codeSendings.lastAt} <= ${new Date(now.getTime() - resendMs)}
        and (${isOver} or ${codeSendings.sendings} < ${codeRules.perHour})`,
    })
    .returning({ key: codeSendings.key })
  if (rows.length === 0) throw new CallError('too_many_requests', { retryAfter: await wait(db, key, now) })
}

const dayMs = 24 * 60 * 60 * 1000

/** Deletes counts older than a day. */
export const deleteOldSendings = async (db: WriteDatabase, now: Date) => {
  await db.delete(codeSendings).where(lt(codeSendings.lastAt, new Date(now.getTime() - dayMs)))
}

const wait = async (db: ReadDatabase, key: string, now: Date): Promise<number> => {
  const [row] = await db.select(codeSendingsColumns).from(codeSendings).where(eq(codeSendings.key, key))
  if (!row) return 1
  const isFull = row.sendings >= codeRules.perHour
  const until = isFull ? row.windowStartedAt.getTime() + windowMs : row.lastAt.getTime() + resendMs
  return Math.max(1, Math.ceil((until - now.getTime()) / 1000))
}
