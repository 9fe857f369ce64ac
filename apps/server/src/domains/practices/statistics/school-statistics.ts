import { attemptStatus } from '@lectern/contract/attempts/attempt'
import {
  type SchoolStatistics,
  statisticsLimits,
} from '@lectern/contract/practices/statistics/school-statistics'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { eq } from '../../../platform/database/sql.ts'
import { attempts, countSchoolAttempts } from '../../attempts/index.ts'
import { isInScope } from '../../teams/index.ts'
import { learnerOfAttempt } from '../practices.policy.ts'
import {
  countActive,
  countHandedIn,
  countLessonsDone,
  type StatisticsFilter,
} from './statistics.repository.ts'

const week_ms = 7 * 24 * 60 * 60 * 1000

/** A school in numbers: one query for each kind of number, two at a time, so that others find connections. */
export const countSchool = async (db: ReadDatabase, filter: StatisticsFilter): Promise<SchoolStatistics> => {
  const [active, handedIn] = await Promise.all([countActive(db, filter), countHandedIn(db, filter)])
  const [lessonsDone, waiting] = await Promise.all([countLessonsDone(db, filter), countWaiting(db, filter)])
  const allActive = active.find(({ week }) => week === null)
  const all = handedIn.find(({ week }) => week === null)
  return {
    is_part: filter.scope !== 'everybody',
    active: { short: allActive?.short ?? 0, long: allActive?.long ?? 0 },
    handed_in: all?.handedIn ?? 0,
    waiting,
    lessons_done: lessonsDone,
    passed: all?.passed ?? 0,
    failed: all?.failed ?? 0,
    right: all?.maxScores ? (all.scores ?? 0) / all.maxScores : null,
    weeks: Array.from({ length: statisticsLimits.weeks }, (_, at) => {
      const week = statisticsLimits.weeks - 1 - at
      return {
        begins_at: new Date(filter.now.getTime() - (week + 1) * week_ms).toISOString(),
        active: active.find((row) => row.week === week)?.active ?? 0,
        handed_in: handedIn.find((row) => row.week === week)?.everything ?? 0,
      }
    }),
  }
}

/** As many as the list of practices finds under this status. */
const countWaiting = async (db: ReadDatabase, { schoolId, scope }: StatisticsFilter): Promise<number> => {
  const { statuses } = await countSchoolAttempts(db, schoolId, {
    isWanted: eq(attempts.statusId, attemptStatus.underCheck),
    scope: isInScope(scope, learnerOfAttempt(schoolId)),
  })
  return statuses[0]?.count ?? 0
}
