import type { ViewQuery } from '@lectern/contract/views/views'

const sorted = (query: ViewQuery) =>
  JSON.stringify(Object.entries(query).toSorted(([one], [other]) => one.localeCompare(other)))

/** Whether two queries ask the same, in whatever order they say it. */
export const isSameQuery = (one: ViewQuery, other: ViewQuery): boolean => sorted(one) === sorted(other)

/** Whether two choices of columns are the same, in the same order. */
export const areSameColumns = (
  one: readonly string[] | null | undefined,
  other: readonly string[] | null | undefined,
): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
