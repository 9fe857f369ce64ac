import type { CourseAccess } from '@lectern/contract/lessons/lesson'
import { useEffect } from 'react'
import { report } from '../../lib/reporting.ts'
import { lessonStarted, lessonWatched } from './api.ts'
import type { PageLesson } from './page-lesson.ts'

/** A lesson of texts alone counts as watched after this long (document 002 §9), in milliseconds. */
const readDelay = 1000

/**
 * Reports that a participant opened the lesson and, when it is all text, that they have read it; `onWatched` afterwards.
 * Staff and visitors leave no trace.
 */
export const useLessonProgress = (
  { id, is_text_content: isText, is_lesson_available: isOpen }: PageLesson,
  { is_course_subscribed: takesPart }: CourseAccess,
  onWatched: () => void,
): void => {
  useEffect(() => {
    if (!isOpen || !takesPart) return
    const params = { lesson: id }
    const unheard = (error: unknown) => report(error, 'lesson progress')
    lessonStarted({ params }).catch(unheard)
    if (!isText) return
    const timer = setTimeout(() => void lessonWatched({ params }).then(onWatched, unheard), readDelay)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each lesson that is opened
  }, [id, isText, isOpen, takesPart])
}
