export { getPublicLesson } from './api/get-public-lesson.ts'
export { LessonPage } from './components/lesson-page.tsx'
export { QuizPage } from './components/quiz-page.tsx'
export { readLessonSearch } from './lesson-search.ts'
