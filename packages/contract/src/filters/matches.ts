import type { CheckedCondition, CheckedFilter } from './check-filter.ts'
import type { FilterSubject } from './family.ts'
import type { FilterClock } from './kinds/date.ts'
import { holdsValue } from './kinds/field-kinds.ts'

/**
 * Whether a filter holds for one person.
 *
 * A missing value passes no positive condition ("is", "contains", "before"), and a negative one ("is not", "none of", "no", "empty")
 * is exactly NOT of its positive: who has no city is among those whose city is not Kyiv. The server's SQL means the same.
 *
 * @throws Error when the subject lacks the facts of a family that the filter asks
 */
export const matches = (filter: CheckedFilter, subject: FilterSubject, clock: FilterClock): boolean => {
  if ('all' in filter) return filter.all.every((part) => matches(part, subject, clock))
  if ('any' in filter) return filter.any.some((part) => matches(part, subject, clock))
  if ('not' in filter) return !matches(filter.not, subject, clock)
  const holds = storedValues(filter, subject).some((value) => holdsValue(filter.expects, value, clock))
  return holds !== filter.isNegated
}

/** What is stored for the field of a condition; empty for no value. */
export const storedValues = (
  { family, field }: CheckedCondition,
  subject: FilterSubject,
): readonly unknown[] => {
  const facts = Object.hasOwn(subject, family) ? subject[family] : undefined
  if (facts === undefined) throw new Error(`The facts of ${family} were not loaded.`)
  const stored = Object.hasOwn(facts, field) ? facts[field] : null
  if (stored === null || stored === undefined) return []
  return isSeveral(stored) ? stored : [stored]
}

const isSeveral = (stored: unknown): stored is readonly unknown[] => Array.isArray(stored)
