export { createQuizFacts, type QuizFacts } from './quiz-facts.ts'
export { registerQuizzes } from './quizzes.routes.ts'
export {
  findQuiz,
  findVersion,
  insertQuiz,
  listQuizHeads,
  pinVersion,
  type QuizHead,
  type QuizRow,
  type QuizVersionRow,
} from './quizzes.repository.ts'
export { saveQuiz } from './use-cases/save-quiz.ts'
