export { getLessonQuiz } from './api.ts'
export { listLessonQuizzes } from './api.ts'
export { QuizUnit, type QuizUnitProps } from './components/quiz-unit.tsx'
