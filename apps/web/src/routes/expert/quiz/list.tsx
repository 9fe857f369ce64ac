import { createFileRoute } from '@tanstack/react-router'
import { QuizListPage, readQuizListSearch } from '../../../features/quizzes/index.ts'
import { needRight } from '../../../frame/areas/expert/expert-right.ts'

export const Route = createFileRoute('/expert/quiz/list')({
  staticData: { texts: ['quizzes', 'quiz'] },
  validateSearch: readQuizListSearch,
  loader: (page) => needRight(page, ['quiz_list', 'quiz_read']),
  component: QuizListPage,
})
