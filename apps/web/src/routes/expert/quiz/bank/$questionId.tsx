import { createFileRoute } from '@tanstack/react-router'
import { BankQuestionPage } from '../../../../features/quizzes/index.ts'
import { needRight } from '../../../../frame/areas/expert/expert-right.ts'
import { readId } from '../../../../lib/routing/page-flow.ts'

export const Route = createFileRoute('/expert/quiz/bank/$questionId')({
  staticData: { texts: ['lesson-text', 'questions', 'quizzes', 'quiz'] },
  loader: (page) => {
    readId(page.params.questionId)
    return needRight(page, ['quiz_read'])
  },
  component: BankQuestionPage,
})
