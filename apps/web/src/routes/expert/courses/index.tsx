import { createFileRoute } from '@tanstack/react-router'
import { listPermissions } from '../../../features/accounts/index.ts'
import { ExpertCourseList, listCourseCards, readCourseListSearch } from '../../../features/courses/index.ts'
import { ensure } from '../../../lib/api/index.ts'

export const Route = createFileRoute('/expert/courses/')({
  staticData: { texts: ['course', 'create-course'] },
  validateSearch: readCourseListSearch,
  loader: async (page) => {
    await Promise.all([
      ensure(page, listCourseCards, { query: { per_page: 100 } }),
      ensure(page, listPermissions, {}),
    ])
  },
  component: ExpertCourseList,
})
