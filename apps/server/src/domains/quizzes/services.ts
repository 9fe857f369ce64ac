import { defineService } from '../../platform/composition/services.ts'
import type { QuizUsage } from './library/quiz-usage.ts'

/** What quizzes need of the domains above. */
export const quizServices = {
  usage: defineService<QuizUsage>('quizzes.quizUsage'),
}
