import { createFileRoute } from '@tanstack/react-router'
import { ExceptionList } from '../../../../features/practices/index.ts'
import { needRight } from '../../../../frame/areas/expert/expert-right.ts'
import { readListSearch } from '../../../../frame/index.ts'
import { readId } from '../../../../lib/routing/page-flow.ts'

export const Route = createFileRoute('/expert/practices/exceptions/$quizId')({
  staticData: { texts: ['practices', 'quiz'] },
  validateSearch: readListSearch,
  loader: (page) => {
    readId(page.params.quizId)
    return needRight(page, ['practice_curator'])
  },
  component: ExceptionList,
})
