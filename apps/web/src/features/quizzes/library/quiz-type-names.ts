import type { QuizSummary } from '@lectern/contract/quizzes/quiz'
import type { TextId } from '../../../lib/texts/index.ts'

/** What each type of a quiz is called. */
export const quizTypeNames: Readonly<Record<QuizSummary['type'], TextId>> = {
  default: 'create-course.quiz_type_default',
  randomizer: 'create-course.quiz_type_randomizer',
}
