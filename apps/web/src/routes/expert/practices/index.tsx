import { createFileRoute } from '@tanstack/react-router'
import { PracticeList, readPracticeSearch } from '../../../features/lessons/index.ts'
import { needRight } from '../../../frame/areas/expert/expert-right.ts'

export const Route = createFileRoute('/expert/practices/')({
  staticData: { texts: ['create-course', 'quiz'] },
  validateSearch: readPracticeSearch,
  loader: (page) => needRight(page, ['practice_list', 'practice_read', 'practice_curator']),
  component: PracticeList,
})
