import { createFileRoute } from '@tanstack/react-router'
import { QuizPage, readQuizPageSearch } from '../../../features/quizzes/index.ts'
import { needRight } from '../../../frame/areas/expert/expert-right.ts'
import { readId } from '../../../lib/routing/page-flow.ts'

export const Route = createFileRoute('/expert/quiz/$quizId')({
  staticData: { texts: ['lesson-text', 'questions', 'quizzes', 'quiz'] },
  validateSearch: readQuizPageSearch,
  loader: (page) => {
    readId(page.params.quizId)
    return needRight(page, ['quiz_read'])
  },
  component: QuizPage,
})
