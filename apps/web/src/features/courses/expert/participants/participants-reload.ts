import { useQueryClient } from '@tanstack/react-query'
import { queryKeyOf } from '../../../../lib/api/index.ts'
import {
  getCourse,
  getParticipantAccess,
  listInvitedParticipants,
  listParticipantLessons,
  listParticipants,
} from '../../api.ts'

/** Reads again what shows the participants of a course. */
export const useParticipantsReload = () => {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [
        listParticipants,
        listInvitedParticipants,
        getParticipantAccess,
        listParticipantLessons,
        getCourse,
      ].map((call) => queryClient.invalidateQueries({ queryKey: queryKeyOf(call) })),
    )
}
