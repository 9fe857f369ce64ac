export { getLessonQuiz } from './api/get-lesson-quiz.ts'
export { listLessonQuizzes } from './api/list-lesson-quizzes.ts'
export { QuizUnit, type QuizUnitProps } from './components/quiz-unit.tsx'
