import { courseType } from '@lectern/contract/kernel/course-rights'
import { createFileRoute } from '@tanstack/react-router'
import { listPermissions } from '../../../features/staff/index.ts'
import {
  courseQuery,
  ExpertCourseList,
  listCourseCards,
  readCourseListSearch,
} from '../../../features/courses/index.ts'
import { addressOf, ensure } from '../../../lib/api/index.ts'

export const Route = createFileRoute('/expert/courses/')({
  staticData: {
    texts: ['courses', 'course'],
    calls: [addressOf(listCourseCards.path, courseQuery(courseType.course, {}))],
  },
  validateSearch: readCourseListSearch,
  loader: async (page) => {
    const search = readCourseListSearch(page.location.search)
    const cards = courseQuery(courseType.course, search, page.context.rows('courses'))
    await Promise.all([ensure(page, listCourseCards, cards), ensure(page, listPermissions, {})])
  },
  component: ExpertCourseList,
})
