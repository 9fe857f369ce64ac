export { getPublicLesson } from './api/get-public-lesson.ts'
export { LessonPage } from './components/lesson-page.tsx'
