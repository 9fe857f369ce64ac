import type { Lesson, LessonChange } from '@lectern/contract/lessons/lesson'
import { useMutation } from '@tanstack/react-query'
import { updateLesson } from '../../api.ts'

/**
 * Stores a part of a lesson at once, where its author is told at the field why it cannot be. What was stored is shown when the
 * lesson has been read anew.
 */
export const useLessonChange = (
  { course_id: course, id }: Pick<Lesson, 'course_id' | 'id'>,
  reload: () => Promise<void>,
) =>
  useMutation({
    mutationFn: (change: LessonChange) => updateLesson({ params: { course, lesson: id }, body: change }),
    onSuccess: reload,
    meta: { showsErrors: true },
  })
