import { createFileRoute } from '@tanstack/react-router'
import { listPermissions } from '../../../features/accounts/index.ts'
import { ExpertCourseList, listCourseCards, readCourseListSearch } from '../../../features/courses/index.ts'
import { addressOf, ensure } from '../../../lib/api/index.ts'

/** All cards at once: the list is searched and sorted in the page. */
const cards = { query: { per_page: 100 } }

export const Route = createFileRoute('/expert/courses/')({
  staticData: { texts: ['course', 'create-course'], calls: [addressOf(listCourseCards.path, cards)] },
  validateSearch: readCourseListSearch,
  loader: async (page) => {
    await Promise.all([ensure(page, listCourseCards, cards), ensure(page, listPermissions, {})])
  },
  component: ExpertCourseList,
})
