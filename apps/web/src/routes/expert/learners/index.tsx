import { createFileRoute, useSearch } from '@tanstack/react-router'
import { LearnersPage, readLearnersSearch } from '../../../features/courses/index.ts'
import { needRight } from '../../../frame/areas/expert/expert-right.ts'

const Learners = () => <LearnersPage search={useSearch({ from: '/expert/learners/' })} />

export const Route = createFileRoute('/expert/learners/')({
  staticData: { texts: ['participants', 'school'] },
  validateSearch: readLearnersSearch,
  loader: (page) => needRight(page, ['course_read', 'marathon_read', 'closedgroup_read']),
  component: Learners,
})
