import { createFileRoute } from '@tanstack/react-router'
import { RecalculationPage } from '../../../../features/practices/index.ts'
import { needRight } from '../../../../frame/areas/expert/expert-right.ts'
import { readId } from '../../../../lib/routing/page-flow.ts'

export const Route = createFileRoute('/expert/practices/recalculation/$quizId')({
  staticData: { texts: ['practices', 'quiz'] },
  loader: (page) => {
    readId(page.params.quizId)
    return needRight(page, ['practice_curator'])
  },
  component: RecalculationPage,
})
