import { createFileRoute } from '@tanstack/react-router'
import { BankListPage, readBankSearch } from '../../../../features/quizzes/index.ts'
import { needRight } from '../../../../frame/areas/expert/expert-right.ts'

export const Route = createFileRoute('/expert/quiz/bank/')({
  staticData: { texts: ['questions', 'quizzes', 'quiz'] },
  validateSearch: readBankSearch,
  loader: (page) => needRight(page, ['quiz_list', 'quiz_read']),
  component: BankListPage,
})
