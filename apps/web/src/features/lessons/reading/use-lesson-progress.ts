import { useEffect } from 'react'
import { report } from '../../../lib/reporting.ts'
import type { PageLesson } from '../page-lesson.ts'
import { lessonStarted, lessonWatched } from './api.ts'

/** A lesson of texts alone counts as watched after this long (document 002 §9), in milliseconds. */
const readDelay = 1000

/** Reports that a participant opened an open lesson and, when it is all text, that they have read it; `onWatched` afterwards. */
export const useLessonProgress = (
  { id, is_text_content: isText }: PageLesson,
  onWatched: () => void,
): void => {
  useEffect(() => {
    const params = { lesson: id }
    const unheard = (error: unknown) => report(error, 'lesson progress')
    lessonStarted({ params }).catch(unheard)
    if (!isText) return
    const timer = setTimeout(() => void lessonWatched({ params }).then(onWatched, unheard), readDelay)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each lesson that is opened
  }, [id, isText])
}
