import type { FilterTree } from '@lectern/contract/filters/tree'

const counting: ReadonlySet<string> = new Set(['in_last_days', 'more_than_days_ago', 'in_next_days'])

/** Whether the answer of a filter changes as days pass, without anybody doing anything. Access that ends is told by nobody either. */
export const asksTime = (filter: FilterTree): boolean => {
  if ('all' in filter) return filter.all.some(asksTime)
  if ('any' in filter) return filter.any.some(asksTime)
  if ('not' in filter) return asksTime(filter.not)
  return counting.has(filter.operator) || (filter.family === 'access' && filter.field === 'has')
}
