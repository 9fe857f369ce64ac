import { type CheckedCondition, type CheckedFilter, conditionsOf } from './check-filter.ts'
import type { FilterSubject } from './family.ts'
import { type FilterClock, turnsOfDate } from './kinds/date.ts'
import { storedValues } from './matches.ts'

/**
 * The next moment at which the answer for one person may change by time alone; null when only a change of facts can. Before it the
 * answer is constant. Fixed days ("before 1 May") never change it: the stored day and the day of the filter both stay.
 */
export const nextFlip = (filter: CheckedFilter, subject: FilterSubject, clock: FilterClock): Date | null =>
  conditionsOf(filter)
    .flatMap((condition) => turnsOf(condition, subject, clock))
    .reduce<Date | null>((soonest, turn) => (soonest === null || turn < soonest ? turn : soonest), null)

const turnsOf = (
  condition: CheckedCondition,
  subject: FilterSubject,
  clock: FilterClock,
): readonly Date[] => {
  const { kind, test } = condition.expects
  if (kind !== 'moment' && kind !== 'day') return []
  return storedValues(condition, subject).flatMap((stored) =>
    stored instanceof Date || typeof stored === 'string' ? turnsOfDate(stored, test, clock) : [],
  )
}
