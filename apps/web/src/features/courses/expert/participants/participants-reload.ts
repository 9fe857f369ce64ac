import { useQueryClient } from '@tanstack/react-query'
import { queryKeyOf } from '../../../../lib/api/index.ts'
import { getCourse, listInvitedParticipants, listParticipants } from '../../api.ts'

/** Reads again what shows the participants of a course. */
export const useParticipantsReload = () => {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [listParticipants, listInvitedParticipants, getCourse].map((call) =>
        queryClient.invalidateQueries({ queryKey: queryKeyOf(call) }),
      ),
    )
}
