import { useQueryClient } from '@tanstack/react-query'
import { queryKeyOf } from '../../../lib/api/index.ts'
import { getCourse } from '../api/get-course.ts'
import { listInvitedParticipants } from '../api/list-invited-participants.ts'
import { listParticipants } from '../api/list-participants.ts'

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
