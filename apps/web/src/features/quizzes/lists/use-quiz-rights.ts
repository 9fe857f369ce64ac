import { useHeldRights } from '../../staff/index.ts'

/** What the signed-in person may do with the quizzes of the school. */
export const useQuizRights = () => {
  const held = useHeldRights()
  return {
    mayRead: held.has('quiz_read'),
    mayCreate: held.has('quiz_create'),
    mayEdit: held.has('quiz_edit'),
    mayDelete: held.has('quiz_delete'),
    mayReview: held.has('practice_list'),
    mayRecalculate: [...held].some((right) => right.startsWith('practice_curator')),
  }
}

export type QuizRights = ReturnType<typeof useQuizRights>
