import type { Connection } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { countFailure, findFailures } from './failures.repository.ts'

const windowMs = 15 * 60 * 1000
const mostFailures = 10

/**
 * Refuses while an address, or an account at its second step, rests after ten wrong tries.
 *
 * @throws CallError too_many_requests (429)
 */
export const checkRest = async (db: Connection, key: string, now: Date): Promise<void> => {
  const row = await findFailures(db, key)
  if (!row || row.failures < mostFailures) return
  const retryAfter = Math.ceil((row.windowStartedAt.getTime() + windowMs - now.getTime()) / 1000)
  if (retryAfter > 0) throw new CallError('too_many_requests', { retryAfter })
}

export const noteFailure = (db: Connection, key: string, now: Date): Promise<void> =>
  countFailure(db, key, now, windowMs)
