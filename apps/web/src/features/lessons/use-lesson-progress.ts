import type { CourseAccess } from '@lectern/contract/lessons/lesson'
import { useEffect } from 'react'
import { useOutbox } from '../../lib/outbox/index.ts'
import { report } from '../../lib/reporting.ts'
import type { PageLesson } from './page-lesson.ts'

/**
 * Tells that a participant opened the lesson and, when it is all text, that they have read it; `onWatched` once the server has
 * it. Staff and visitors leave no trace.
 */
export const useLessonProgress = (
  { id, is_text_content: isText, is_lesson_available: isOpen }: PageLesson,
  { is_course_subscribed: takesPart }: CourseAccess,
  onWatched: () => void,
): void => {
  const outbox = useOutbox()
  useEffect(() => {
    if (!isOpen || !takesPart || !outbox) return
    const leaving = new AbortController()
    import('./tell-progress.ts')
      .then(({ tellProgress }) => tellProgress(outbox, { lesson: id, isText }, leaving.signal, onWatched))
      .catch((error: unknown) => report(error, 'lesson progress'))
    return () => leaving.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each lesson that is opened
  }, [id, isText, isOpen, takesPart, outbox])
}
