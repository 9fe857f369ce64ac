import { commentLimits } from '@lectern/contract/comments/comment-limits'
import { lockByName } from '../../../platform/database/lock-by-name.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { countWritten, countWrittenIn } from '../own-comments.repository.ts'

const minute_ms = 60_000
const day_ms = 24 * 60 * minute_ms

/**
 * Refuses a comment of somebody who has written too many. One comment of a person is stored at a time, so that many at once count
 * each other; those of a whole school are counted without waiting.
 *
 * @throws CallError too_many_requests (429)
 */
export const refuseFlood = async (
  tx: Transaction,
  { schoolId, userId }: { readonly schoolId: SchoolId; readonly userId: number },
  now: Date,
): Promise<void> => {
  await lockByName(tx, `comments/${userId}`)
  const since = (ms: number) => new Date(now.getTime() - ms)
  const tooMany = (seconds: number) => new CallError('too_many_requests', { retryAfter: seconds })
  if ((await countWritten(tx, userId, since(minute_ms))) >= commentLimits.perMinute) throw tooMany(60)
  if ((await countWritten(tx, userId, since(day_ms))) >= commentLimits.perDay) throw tooMany(3_600)
  if ((await countWrittenIn(tx, schoolId, since(minute_ms))) >= commentLimits.perMinuteInSchool)
    throw tooMany(60)
}
