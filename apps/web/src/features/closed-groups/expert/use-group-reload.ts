import { useQueryClient } from '@tanstack/react-query'
import { queryKeyOf } from '../../../lib/api/index.ts'
import { getClosedGroup, listClosedGroups, listGroupLinks, listGroupMembers } from '../api.ts'

/** Reads again whatever shows a closed group. */
export const useGroupReload = () => {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [getClosedGroup, listClosedGroups, listGroupLinks, listGroupMembers].map((call) =>
        queryClient.invalidateQueries({ queryKey: queryKeyOf(call) }),
      ),
    )
}
