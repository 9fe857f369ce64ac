import { useQueryClient } from '@tanstack/react-query'
import { queryKeyOf } from '../../../lib/api/index.ts'
import { getCourse, getProgram, listCourseCards } from '../api.ts'

/** Reads again whatever shows a course to its author. */
export const useReadCoursesAnew = () => {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [listCourseCards, getCourse, getProgram].map((call) =>
        queryClient.invalidateQueries({ queryKey: queryKeyOf(call) }),
      ),
    )
}
