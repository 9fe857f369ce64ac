import { createFileRoute } from '@tanstack/react-router'
import { PrintPage, readPrintSearch } from '../../../features/quizzes/index.ts'
import { needRight } from '../../../frame/areas/expert/expert-right.ts'
import { readId } from '../../../lib/routing/page-flow.ts'

export const Route = createFileRoute('/expert/quiz/$quizId_/print')({
  staticData: { texts: ['questions', 'quizzes', 'quiz'] },
  validateSearch: readPrintSearch,
  loader: (page) => {
    readId(page.params.quizId)
    return needRight(page, ['quiz_read'])
  },
  component: PrintPage,
})
