export { type AssembledQuiz, assembleQuiz } from './assembled-quiz.ts'
export { createQuizCache, type QuizCache } from './quiz-cache.ts'
export type { QuizUsage } from './library/quiz-usage.ts'
export {
  findQuiz,
  findVersion,
  findVersionOf,
  holdQuizzes,
  insertQuiz,
  listQuizHeads,
  pinVersion,
  type QuizHead,
  type QuizVersionRow,
} from './quizzes.repository.ts'
export { saveQuiz } from './use-cases/save-quiz.ts'
export { findWholeQuiz, insertWholeQuiz } from './whole/whole-quizzes.ts'
export { quizServices } from './services.ts'
export { quizVersions } from './quizzes.tables.ts'
