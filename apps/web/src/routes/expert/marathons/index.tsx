import { courseType } from '@lectern/contract/kernel/course-rights'
import { createFileRoute } from '@tanstack/react-router'
import { listPermissions } from '../../../features/staff/index.ts'
import {
  courseQuery,
  ExpertMarathonList,
  listCourseCards,
  readCourseListSearch,
} from '../../../features/courses/index.ts'
import { addressOf, ensure } from '../../../lib/api/index.ts'

export const Route = createFileRoute('/expert/marathons/')({
  staticData: {
    texts: ['courses', 'course'],
    calls: [addressOf(listCourseCards.path, courseQuery(courseType.marathon, {}))],
  },
  validateSearch: readCourseListSearch,
  loader: async (page) => {
    const search = readCourseListSearch(page.location.search)
    const cards = courseQuery(courseType.marathon, search, page.context.rows('marathons'))
    await Promise.all([ensure(page, listCourseCards, cards), ensure(page, listPermissions, {})])
  },
  component: ExpertMarathonList,
})
