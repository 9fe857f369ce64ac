import type { Streak } from '@lectern/contract/streaks/streak'
import { countStreak } from '@lectern/contract/streaks/rules/count-streak'
import { localDay } from '@lectern/contract/streaks/rules/local-day'
import { streakLimits } from '@lectern/contract/streaks/streak-limits'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import { type Learner, listLearningDays } from './streaks.repository.ts'

/** A freeze of an access. */
interface Freeze {
  readonly from: Date
  /** Null: until the school says otherwise. */
  readonly until: Date | null
}

interface StreakRequest {
  readonly zone: string
  readonly freezes: readonly Freeze[]
  /** When the person joined; null: nobody knows. */
  readonly joinedAt: Date | null
  readonly now: Date
}

/** The days in a row of somebody at a school, with the freezes of their accesses. */
export const loadStreak = async (
  db: ReadDatabase,
  learner: Learner,
  { zone, freezes, joinedAt, now }: StreakRequest,
): Promise<Streak> => {
  const dayOf = (at: Date) => localDay(at, zone)
  return countStreak({
    learned: await listLearningDays(db, learner),
    pauses: freezes
      .slice(-streakLimits.pauses)
      .map(({ from, until }) => ({ from: dayOf(from), until: until && dayOf(until) })),
    joined: joinedAt && dayOf(joinedAt),
    today: dayOf(now),
  })
}
