import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { FilterTree } from '@lectern/contract/filters/tree'
import { useRested } from '../../../lib/use-rested.ts'
import { countFilter } from '../api.ts'

/** How many contacts pass a filter, asked again once its author rests. */
export const useFilterCount = (tree: FilterTree | null) => {
  const text = useRested(JSON.stringify(tree), 400)
  return useQuery({
    queryKey: ['contacts.countFilter', text],
    queryFn: async () => (tree === null ? null : (await countFilter({ body: { filter: tree } })).data),
    enabled: tree !== null,
    placeholderData: keepPreviousData,
  }).data
}
