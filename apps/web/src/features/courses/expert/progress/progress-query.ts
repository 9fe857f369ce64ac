import type { ProgressSearch } from './progress-search.ts'

/** What the address of the page asks of the list of progress. */
export const progressQuery = ({ q, standing, learners, halted, arranged }: ProgressSearch) => ({
  'filters[search]': q,
  'filters[state]': standing,
  'filters[group_id]': learners === undefined ? undefined : String(learners),
  'filters[stuck]': halted && ('1' as const),
  sort: arranged,
})
