import { commentLimits } from '@lectern/contract/comments/comment-limits'
import { lockByName } from '../../../platform/database/lock-by-name.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { countRecent, countWrittenIn } from '../own/own-comments.repository.ts'

const minute_ms = 60_000
const day_ms = 24 * 60 * minute_ms

/** Lets one comment of a person be stored at a time, so that many at once count each other, and the same one is found. */
export const writeInTurn = (tx: Transaction, userId: number): Promise<void> =>
  lockByName(tx, `comments/${userId}`)

/** So near to the limit of a school its comments are stored one after the other; more are never under way at once. */
const nearLimit = 500

/**
 * Refuses a comment of somebody who has written too many, and whose turn it is. Those of a whole school wait for each other where they
 * come near the limit.
 *
 * @throws CallError too_many_requests (429)
 */
export const refuseFlood = async (
  tx: Transaction,
  { schoolId, userId }: { readonly schoolId: SchoolId; readonly userId: number },
  now: Date,
): Promise<void> => {
  const since = (ms: number) => new Date(now.getTime() - ms)
  const tooMany = (seconds: number) => new CallError('too_many_requests', { retryAfter: seconds })
  const minute = since(minute_ms)
  const recent = await countRecent(tx, { schoolId, userId }, { minute, day: since(day_ms) })
  if (recent.inMinute >= commentLimits.perMinute) throw tooMany(60)
  if (recent.onDay >= commentLimits.perDay) throw tooMany(3_600)
  if (recent.inSchool < commentLimits.perMinuteInSchool - nearLimit) return
  await lockByName(tx, `comments-of-school/${schoolId}`)
  if ((await countWrittenIn(tx, schoolId, minute)) >= commentLimits.perMinuteInSchool) throw tooMany(60)
}
