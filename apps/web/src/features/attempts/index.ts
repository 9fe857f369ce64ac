export { getLessonQuiz } from './api.ts'
export { listLessonQuizzes } from './api.ts'
export { QuizUnit, type QuizUnitProps } from './components/quiz-unit.tsx'
export { entriesPerPage, mostEntries, readAnswerLog, type ReadLog } from './answer-log/read-answer-log.ts'
