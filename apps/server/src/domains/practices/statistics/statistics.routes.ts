import type { SchoolStatistics } from '@lectern/contract/practices/statistics/school-statistics'
import { getSchoolStatistics } from '@lectern/contract/practices/statistics/statistics.api'
import type { Bind } from '../../../platform/http/api.ts'
import { createSharedWork } from '../../../platform/shared-work.ts'
import { loadLearnerScope } from '../../teams/index.ts'
import { countSchool } from './school-statistics.ts'

/** Whole schools that are counted at a time: others shall find the database free meanwhile. */
const countedAtOnce = 2
const patience_ms = 10_000

/** Binds the numbers of a whole school. */
export const bindStatistics = (bind: Bind): void => {
  const counting = createSharedWork<SchoolStatistics>(countedAtOnce, patience_ms)

  bind(getSchoolStatistics, async ({ db, staff, actor: { userId }, now }) => {
    const { schoolId } = staff
    const scope = await loadLearnerScope(db, staff, userId, ['practice_list'])
    const key = `${schoolId}/${scope === 'everybody' ? 'all' : userId}`
    return { data: await counting.of(key, () => countSchool(db, { schoolId, scope, now })) }
  })
}
