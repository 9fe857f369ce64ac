import { mostReminded } from '@lectern/contract/notifications/kinds/practice'
import type { Database, Transaction } from '../../../platform/database/pool.ts'
import type { JobContext } from '../../../platform/queue/job.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { listSchoolsToRemind, type OverdueAttempt, takeOverdue } from '../../practices/index.ts'
import type { ReviewRights } from '../review-rights.ts'
import { listLetterMoments } from '../notifications.repository.ts'
import { type News, tell } from './tell.ts'

/** Letters to one person about answers are so far apart: what is due within it comes with the next one. */
const letterGap_ms = 60 * 60 * 1000

/** What waits for the end of a night was told before it. */
const letterMemory_ms = 12 * 60 * 60 * 1000

/**
 * Reminds assistants of answers that will be late, and them and who leads their team of those that are: everything of one look together,
 * each attempt once before and once after. Schools take turns; one that fails holds up no other.
 */
export const remindReviewers = async (
  db: Database,
  rights: ReviewRights,
  { clock, log, signal }: Pick<JobContext, 'clock' | 'log' | 'signal'>,
): Promise<void> => {
  const now = clock.now()
  for (const schoolId of await listSchoolsToRemind(db, now)) {
    if (signal?.aborted) return
    try {
      await db.transaction((tx) => remindSchool(tx, rights, schoolId, now))
    } catch (error) {
      log.error({ err: error, school: schoolId }, 'the team of a school was not reminded')
    }
  }
}

const remindSchool = async (
  tx: Transaction,
  rights: ReviewRights,
  schoolId: SchoolId,
  now: Date,
): Promise<void> => {
  const overdue = await takeOverdue(tx, schoolId, now)
  const leaders = new Map<number, readonly number[]>()
  for (const productId of new Set(overdue.map((each) => each.productId)))
    leaders.set(productId, await rights.listLeaders(tx, { schoolId, productId }, now))
  const told = overdue.flatMap((attempt) => listeners(attempt, leaders.get(attempt.productId) ?? []))
  const gathered = Map.groupBy(told, ({ userId, attempt }) => `${userId}/${attempt.stage}`)
  const lastLetters = await listLetterMoments(tx, {
    schoolId,
    userIds: [...new Set(told.map(({ userId }) => userId))],
    kinds: ['answers_due', 'answers_late'],
    since: new Date(now.getTime() - letterMemory_ms),
  })
  const news = [...gathered.values()].map((own) => newsOf(own, { now, lastLetters }))
  await tell(tx, schoolId, news, now)
}

/** One attempt as one person hears of it. */
interface Heard {
  readonly userId: number
  readonly attempt: OverdueAttempt
  readonly isOfTeam: boolean
}

/** Assistants hear of their own; who leads them of what is late, and of what nobody else hears of. */
const listeners = (attempt: OverdueAttempt, leaders: readonly number[]): Heard[] => {
  const own = attempt.assistantIds.map((userId) => ({ userId, attempt, isOfTeam: false }))
  if (attempt.stage === 'due' && own.length > 0) return own
  const above = leaders.filter((userId) => !attempt.assistantIds.includes(userId))
  return [...own, ...above.map((userId) => ({ userId, attempt, isOfTeam: true }))]
}

/** From when on the next letter may go out: with one that waits, or an hour after the last one. */
const letterFrom = (last: Date | undefined, now: Date): Date => {
  if (!last) return now
  return last > now ? last : new Date(Math.max(now.getTime(), last.getTime() + letterGap_ms))
}

interface Look {
  readonly now: Date
  readonly lastLetters: ReadonlyMap<number, Date>
}

const newsOf = (own: readonly Heard[], { now, lastLetters }: Look): News => {
  const [{ userId, attempt } = never()] = own
  return {
    userId,
    kind: attempt.stage === 'due' ? 'answers_due' : 'answers_late',
    params: {
      attempt_ids: own.slice(0, mostReminded).map((each) => each.attempt.attemptId),
      count: own.length,
      is_of_team: own.some(({ isOfTeam }) => isOfTeam),
    },
    letterFrom: letterFrom(lastLetters.get(userId), now),
    eventKey: `answers_${attempt.stage}/${now.toISOString()}`,
  }
}

const never = (): never => {
  throw new Error('A group has somebody in it.')
}
