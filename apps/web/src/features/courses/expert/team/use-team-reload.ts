import { useQueryClient } from '@tanstack/react-query'
import { queryKeyOf } from '../../../../lib/api/index.ts'
import { listParticipantGroups, listTeam } from '../../api.ts'

/** Reads again whatever shows the team of a product and its groups of learners. */
export const useTeamReload = () => {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [listTeam, listParticipantGroups].map((call) =>
        queryClient.invalidateQueries({ queryKey: queryKeyOf(call) }),
      ),
    )
}
