export { type AssembledQuiz, assembleQuiz } from './assembled-quiz.ts'
export { bankPlaces } from './bank/bank-places.ts'
export { mountQuizFiles } from './formats/formats.routes.ts'
export { createQuizCache, type QuizCache } from './quiz-cache.ts'
export type { QuizUsage } from './library/quiz-usage.ts'
export { registerQuizzes } from './quizzes.routes.ts'
export {
  findQuiz,
  findVersion,
  findVersionOf,
  holdQuizzes,
  insertQuiz,
  listQuizHeads,
  pinVersion,
  type QuizHead,
  type QuizRow,
  type QuizVersionRow,
} from './quizzes.repository.ts'
export { saveQuiz } from './use-cases/save-quiz.ts'
export { findWholeQuiz, insertWholeQuiz, type WholeQuiz } from './whole/whole-quizzes.ts'
export { quizFiles } from './file-columns.ts'
