import { useQueryClient } from '@tanstack/react-query'
import { queryKeyOf } from '../../../lib/api/index.ts'
import { CourseImports } from '../../course-files/index.ts'
import { listCourseCards } from '../api.ts'

/** Courses that are being made of files; the list of courses is read anew when one more is there. */
export const ComingCourses = () => {
  const queryClient = useQueryClient()
  return (
    <CourseImports
      onMade={() => void queryClient.invalidateQueries({ queryKey: queryKeyOf(listCourseCards) })}
    />
  )
}
