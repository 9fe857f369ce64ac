import { lessonStatus } from '@lectern/contract/lessons/lesson-status'
import type { Course } from '@lectern/contract/courses/course'
import type { Program } from '@lectern/contract/courses/program'
import type { TextId } from '../../../lib/texts/index.ts'

/** What learners would miss in a course as it is: one advice for each thing, the most important first. */
export const courseAdvice = (course: Pick<Course, 'description'>, lessons: Program['lessons']): TextId[] => {
  const published = lessons.filter((lesson) => lesson.status_id === lessonStatus.published)
  return [
    ...(lessons.length === 0 ? ['create-course.advice_no_lessons' as const] : []),
    ...(lessons.length > 0 && published.length === 0 ? ['create-course.advice_none_published' as const] : []),
    ...(published.length > 0 && published.length < lessons.length
      ? ['create-course.advice_some_drafts' as const]
      : []),
    ...(course.description.trim() === '' ? ['create-course.advice_no_description' as const] : []),
  ]
}
